// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"backup_enabled":{"type":"boolean"},"backup_type":{"type":"string","enum":["full","settings","roles","channels"]},"auto_backup_enabled":{"type":"boolean"},"backup_interval":{"type":"string","enum":["daily","weekly","monthly"]}},"required":["backup_enabled","backup_type","auto_backup_enabled","backup_interval"],"additionalProperties":false};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.backup_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backup_enabled"},message:"must have required property '"+"backup_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.backup_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backup_type"},message:"must have required property '"+"backup_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.auto_backup_enabled === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto_backup_enabled"},message:"must have required property '"+"auto_backup_enabled"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.backup_interval === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backup_interval"},message:"must have required property '"+"backup_interval"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "backup_enabled") || (key0 === "backup_type")) || (key0 === "auto_backup_enabled")) || (key0 === "backup_interval"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.backup_enabled !== undefined){
if(typeof data.backup_enabled !== "boolean"){
const err5 = {instancePath:instancePath+"/backup_enabled",schemaPath:"#/properties/backup_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.backup_type !== undefined){
let data1 = data.backup_type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/backup_type",schemaPath:"#/properties/backup_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data1 === "full") || (data1 === "settings")) || (data1 === "roles")) || (data1 === "channels"))){
const err7 = {instancePath:instancePath+"/backup_type",schemaPath:"#/properties/backup_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.backup_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.auto_backup_enabled !== undefined){
if(typeof data.auto_backup_enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/auto_backup_enabled",schemaPath:"#/properties/auto_backup_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.backup_interval !== undefined){
let data3 = data.backup_interval;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/backup_interval",schemaPath:"#/properties/backup_interval/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "daily") || (data3 === "weekly")) || (data3 === "monthly"))){
const err10 = {instancePath:instancePath+"/backup_interval",schemaPath:"#/properties/backup_interval/enum",keyword:"enum",params:{allowedValues: schema0.properties.backup_interval.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };