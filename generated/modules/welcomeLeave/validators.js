// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"welcome_enabled":{"type":"boolean"},"welcome_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"welcome_message":{"type":"string","maxLength":1900},"welcome_image_enabled":{"type":"boolean"},"welcome_image_theme":{"type":"string","enum":["minimal","dark","discord","colorful","cyber","nature","gaming","anime","christmas","halloween"]},"leave_enabled":{"type":"boolean"},"leave_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"leave_message":{"type":"string","maxLength":1900}},"required":["welcome_enabled","welcome_channel_id","welcome_message","welcome_image_enabled","welcome_image_theme","leave_enabled","leave_channel_id","leave_message"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.welcome_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "welcome_enabled"},message:"must have required property '"+"welcome_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.welcome_channel_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "welcome_channel_id"},message:"must have required property '"+"welcome_channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.welcome_message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "welcome_message"},message:"must have required property '"+"welcome_message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.welcome_image_enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "welcome_image_enabled"},message:"must have required property '"+"welcome_image_enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.welcome_image_theme === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "welcome_image_theme"},message:"must have required property '"+"welcome_image_theme"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.leave_enabled === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leave_enabled"},message:"must have required property '"+"leave_enabled"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.leave_channel_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leave_channel_id"},message:"must have required property '"+"leave_channel_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.leave_message === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leave_message"},message:"must have required property '"+"leave_message"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "welcome_enabled") || (key0 === "welcome_channel_id")) || (key0 === "welcome_message")) || (key0 === "welcome_image_enabled")) || (key0 === "welcome_image_theme")) || (key0 === "leave_enabled")) || (key0 === "leave_channel_id")) || (key0 === "leave_message"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.welcome_enabled !== undefined){
if(typeof data.welcome_enabled !== "boolean"){
const err9 = {instancePath:instancePath+"/welcome_enabled",schemaPath:"#/properties/welcome_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.welcome_channel_id !== undefined){
let data1 = data.welcome_channel_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/welcome_channel_id",schemaPath:"#/properties/welcome_channel_id/type",keyword:"type",params:{type: schema0.properties.welcome_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 20){
const err11 = {instancePath:instancePath+"/welcome_channel_id",schemaPath:"#/properties/welcome_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data1)){
const err12 = {instancePath:instancePath+"/welcome_channel_id",schemaPath:"#/properties/welcome_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.welcome_message !== undefined){
let data2 = data.welcome_message;
if(typeof data2 === "string"){
if(data2.length > 1900){
const err13 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/welcome_message",schemaPath:"#/properties/welcome_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.welcome_image_enabled !== undefined){
if(typeof data.welcome_image_enabled !== "boolean"){
const err15 = {instancePath:instancePath+"/welcome_image_enabled",schemaPath:"#/properties/welcome_image_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.welcome_image_theme !== undefined){
let data4 = data.welcome_image_theme;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/welcome_image_theme",schemaPath:"#/properties/welcome_image_theme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((data4 === "minimal") || (data4 === "dark")) || (data4 === "discord")) || (data4 === "colorful")) || (data4 === "cyber")) || (data4 === "nature")) || (data4 === "gaming")) || (data4 === "anime")) || (data4 === "christmas")) || (data4 === "halloween"))){
const err17 = {instancePath:instancePath+"/welcome_image_theme",schemaPath:"#/properties/welcome_image_theme/enum",keyword:"enum",params:{allowedValues: schema0.properties.welcome_image_theme.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.leave_enabled !== undefined){
if(typeof data.leave_enabled !== "boolean"){
const err18 = {instancePath:instancePath+"/leave_enabled",schemaPath:"#/properties/leave_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.leave_channel_id !== undefined){
let data6 = data.leave_channel_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/leave_channel_id",schemaPath:"#/properties/leave_channel_id/type",keyword:"type",params:{type: schema0.properties.leave_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 20){
const err20 = {instancePath:instancePath+"/leave_channel_id",schemaPath:"#/properties/leave_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/leave_channel_id",schemaPath:"#/properties/leave_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.leave_message !== undefined){
let data7 = data.leave_message;
if(typeof data7 === "string"){
if(data7.length > 1900){
const err22 = {instancePath:instancePath+"/leave_message",schemaPath:"#/properties/leave_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/leave_message",schemaPath:"#/properties/leave_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };