// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"statistics_enabled":{"type":"boolean"},"web_dashboard_enabled":{"type":"boolean"},"stats_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"auto_update_enabled":{"type":"boolean"},"update_interval":{"type":"integer","minimum":5,"maximum":60},"message_period":{"type":"string","enum":["1h","24h","7d","30d"]},"message_template":{"type":"string","maxLength":1800}},"required":["statistics_enabled","web_dashboard_enabled","stats_channel_id","auto_update_enabled","update_interval","message_period","message_template"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.statistics_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "statistics_enabled"},message:"must have required property '"+"statistics_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.web_dashboard_enabled === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "web_dashboard_enabled"},message:"must have required property '"+"web_dashboard_enabled"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stats_channel_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stats_channel_id"},message:"must have required property '"+"stats_channel_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.auto_update_enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto_update_enabled"},message:"must have required property '"+"auto_update_enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.update_interval === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "update_interval"},message:"must have required property '"+"update_interval"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.message_period === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_period"},message:"must have required property '"+"message_period"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.message_template === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_template"},message:"must have required property '"+"message_template"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "statistics_enabled") || (key0 === "web_dashboard_enabled")) || (key0 === "stats_channel_id")) || (key0 === "auto_update_enabled")) || (key0 === "update_interval")) || (key0 === "message_period")) || (key0 === "message_template"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.statistics_enabled !== undefined){
if(typeof data.statistics_enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/statistics_enabled",schemaPath:"#/properties/statistics_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.web_dashboard_enabled !== undefined){
if(typeof data.web_dashboard_enabled !== "boolean"){
const err9 = {instancePath:instancePath+"/web_dashboard_enabled",schemaPath:"#/properties/web_dashboard_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.stats_channel_id !== undefined){
let data2 = data.stats_channel_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/stats_channel_id",schemaPath:"#/properties/stats_channel_id/type",keyword:"type",params:{type: schema0.properties.stats_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 20){
const err11 = {instancePath:instancePath+"/stats_channel_id",schemaPath:"#/properties/stats_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/stats_channel_id",schemaPath:"#/properties/stats_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.auto_update_enabled !== undefined){
if(typeof data.auto_update_enabled !== "boolean"){
const err13 = {instancePath:instancePath+"/auto_update_enabled",schemaPath:"#/properties/auto_update_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.update_interval !== undefined){
let data4 = data.update_interval;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/update_interval",schemaPath:"#/properties/update_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/update_interval",schemaPath:"#/properties/update_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 5 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/update_interval",schemaPath:"#/properties/update_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.message_period !== undefined){
let data5 = data.message_period;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/message_period",schemaPath:"#/properties/message_period/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data5 === "1h") || (data5 === "24h")) || (data5 === "7d")) || (data5 === "30d"))){
const err18 = {instancePath:instancePath+"/message_period",schemaPath:"#/properties/message_period/enum",keyword:"enum",params:{allowedValues: schema0.properties.message_period.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.message_template !== undefined){
let data6 = data.message_template;
if(typeof data6 === "string"){
if(data6.length > 1800){
const err19 = {instancePath:instancePath+"/message_template",schemaPath:"#/properties/message_template/maxLength",keyword:"maxLength",params:{limit: 1800},message:"must NOT have more than 1800 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/message_template",schemaPath:"#/properties/message_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };