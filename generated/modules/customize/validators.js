// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"bot_name":{"type":"string","minLength":2,"maxLength":32},"embed_color":{"type":"string","maxLength":7,"pattern":"^#[0-9a-fA-F]{6}$"},"message_type":{"type":"string","enum":["classic","embed"]},"prefix":{"type":"string","minLength":1,"maxLength":5,"pattern":"^\\S*$"},"enable_slash_commands":{"type":"boolean"},"timezone":{"type":"string","enum":["UTC","Pacific/Pago_Pago","Pacific/Honolulu","America/Anchorage","America/Los_Angeles","America/Denver","America/Chicago","America/New_York","America/Halifax","America/Sao_Paulo","America/Noronha","Atlantic/Azores","Europe/London","Europe/Paris","Europe/Bucharest","Europe/Istanbul","Asia/Dubai","Asia/Karachi","Asia/Dhaka","Asia/Bangkok","Asia/Singapore","Asia/Tokyo","Australia/Sydney","Pacific/Noumea","Pacific/Auckland","Pacific/Tongatapu","Pacific/Kiritimati","America/St_Johns","Asia/Tehran","Asia/Kabul","Asia/Kolkata","Asia/Kathmandu","Asia/Yangon","Australia/Adelaide","Pacific/Chatham"]},"admin_modify":{"type":"boolean"}},"required":["bot_name","embed_color","message_type","prefix","enable_slash_commands","timezone","admin_modify"],"additionalProperties":false};
const pattern0 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern1 = new RegExp("^\\S*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bot_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot_name"},message:"must have required property '"+"bot_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.embed_color === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "embed_color"},message:"must have required property '"+"embed_color"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_type"},message:"must have required property '"+"message_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.prefix === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prefix"},message:"must have required property '"+"prefix"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.enable_slash_commands === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enable_slash_commands"},message:"must have required property '"+"enable_slash_commands"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timezone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.admin_modify === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "admin_modify"},message:"must have required property '"+"admin_modify"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "bot_name") || (key0 === "embed_color")) || (key0 === "message_type")) || (key0 === "prefix")) || (key0 === "enable_slash_commands")) || (key0 === "timezone")) || (key0 === "admin_modify"))){
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
if(data.bot_name !== undefined){
let data0 = data.bot_name;
if(typeof data0 === "string"){
if(data0.length > 32){
const err8 = {instancePath:instancePath+"/bot_name",schemaPath:"#/properties/bot_name/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data0.replace(invisible0, "").trim().length < 2){
const err9 = {instancePath:instancePath+"/bot_name",schemaPath:"#/properties/bot_name/minLength",keyword:"minLength",params:{ limit: 2 },message:""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/bot_name",schemaPath:"#/properties/bot_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.embed_color !== undefined){
let data1 = data.embed_color;
if(typeof data1 === "string"){
if(data1.length > 7){
const err11 = {instancePath:instancePath+"/embed_color",schemaPath:"#/properties/embed_color/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data1)){
const err12 = {instancePath:instancePath+"/embed_color",schemaPath:"#/properties/embed_color/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/embed_color",schemaPath:"#/properties/embed_color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.message_type !== undefined){
let data2 = data.message_type;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/message_type",schemaPath:"#/properties/message_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data2 === "classic") || (data2 === "embed"))){
const err15 = {instancePath:instancePath+"/message_type",schemaPath:"#/properties/message_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.message_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.prefix !== undefined){
let data3 = data.prefix;
if(typeof data3 === "string"){
if(data3.length > 5){
const err16 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data3)){
const err17 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^\\S*$"},message:"must match pattern \""+"^\\S*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const invisible1 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data3.replace(invisible1, "").trim().length < 1){
const err18 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/minLength",keyword:"minLength",params:{ limit: 1 },message:""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.enable_slash_commands !== undefined){
if(typeof data.enable_slash_commands !== "boolean"){
const err20 = {instancePath:instancePath+"/enable_slash_commands",schemaPath:"#/properties/enable_slash_commands/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.timezone !== undefined){
let data5 = data.timezone;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((data5 === "UTC") || (data5 === "Pacific/Pago_Pago")) || (data5 === "Pacific/Honolulu")) || (data5 === "America/Anchorage")) || (data5 === "America/Los_Angeles")) || (data5 === "America/Denver")) || (data5 === "America/Chicago")) || (data5 === "America/New_York")) || (data5 === "America/Halifax")) || (data5 === "America/Sao_Paulo")) || (data5 === "America/Noronha")) || (data5 === "Atlantic/Azores")) || (data5 === "Europe/London")) || (data5 === "Europe/Paris")) || (data5 === "Europe/Bucharest")) || (data5 === "Europe/Istanbul")) || (data5 === "Asia/Dubai")) || (data5 === "Asia/Karachi")) || (data5 === "Asia/Dhaka")) || (data5 === "Asia/Bangkok")) || (data5 === "Asia/Singapore")) || (data5 === "Asia/Tokyo")) || (data5 === "Australia/Sydney")) || (data5 === "Pacific/Noumea")) || (data5 === "Pacific/Auckland")) || (data5 === "Pacific/Tongatapu")) || (data5 === "Pacific/Kiritimati")) || (data5 === "America/St_Johns")) || (data5 === "Asia/Tehran")) || (data5 === "Asia/Kabul")) || (data5 === "Asia/Kolkata")) || (data5 === "Asia/Kathmandu")) || (data5 === "Asia/Yangon")) || (data5 === "Australia/Adelaide")) || (data5 === "Pacific/Chatham"))){
const err22 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/enum",keyword:"enum",params:{allowedValues: schema0.properties.timezone.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.admin_modify !== undefined){
if(typeof data.admin_modify !== "boolean"){
const err23 = {instancePath:instancePath+"/admin_modify",schemaPath:"#/properties/admin_modify/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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