// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"invite_tracking_enabled":{"type":"boolean"},"invite_log_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"invite_notification_template":{"type":"string","maxLength":1900}},"required":["invite_tracking_enabled","invite_log_channel_id","invite_notification_template"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_tracking_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite_tracking_enabled"},message:"must have required property '"+"invite_tracking_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invite_log_channel_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite_log_channel_id"},message:"must have required property '"+"invite_log_channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invite_notification_template === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite_notification_template"},message:"must have required property '"+"invite_notification_template"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "invite_tracking_enabled") || (key0 === "invite_log_channel_id")) || (key0 === "invite_notification_template"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.invite_tracking_enabled !== undefined){
if(typeof data.invite_tracking_enabled !== "boolean"){
const err4 = {instancePath:instancePath+"/invite_tracking_enabled",schemaPath:"#/properties/invite_tracking_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.invite_log_channel_id !== undefined){
let data1 = data.invite_log_channel_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/invite_log_channel_id",schemaPath:"#/properties/invite_log_channel_id/type",keyword:"type",params:{type: schema0.properties.invite_log_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 20){
const err6 = {instancePath:instancePath+"/invite_log_channel_id",schemaPath:"#/properties/invite_log_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/invite_log_channel_id",schemaPath:"#/properties/invite_log_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.invite_notification_template !== undefined){
let data2 = data.invite_notification_template;
if(typeof data2 === "string"){
if(data2.length > 1900){
const err8 = {instancePath:instancePath+"/invite_notification_template",schemaPath:"#/properties/invite_notification_template/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/invite_notification_template",schemaPath:"#/properties/invite_notification_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };