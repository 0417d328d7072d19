// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_b4eff30d = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern_237fd1b8 = new RegExp("^\\S*$", "u");
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bot_name === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bot_name"}}); errors++;}
if(data.embed_color === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "embed_color"}}); errors++;}
if(data.message_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_type"}}); errors++;}
if(data.prefix === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prefix"}}); errors++;}
if(data.enable_slash_commands === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enable_slash_commands"}}); errors++;}
if(data.timezone === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}}); errors++;}
if(data.admin_modify === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "admin_modify"}}); errors++;}
if(data.role_access === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role_access"}}); errors++;}
for(const key0 in data){
if(!((((((((key0 === "bot_name") || (key0 === "embed_color")) || (key0 === "message_type")) || (key0 === "prefix")) || (key0 === "enable_slash_commands")) || (key0 === "timezone")) || (key0 === "admin_modify")) || (key0 === "role_access"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.bot_name !== undefined){
let data0 = data.bot_name;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/bot_name",keyword:"maxLength",params:{limit: 32}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data0.replace(invisible0, "").trim().length < 2){(vErrors ??= []).push({instancePath:instancePath+"/bot_name",keyword:"minLength",params:{ limit: 2 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/bot_name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.embed_color !== undefined){
let data0 = data.embed_color;
if(typeof data0 === "string"){
if(data0.length > 7){(vErrors ??= []).push({instancePath:instancePath+"/embed_color",keyword:"maxLength",params:{limit: 7}}); errors++;}
if(!pattern_b4eff30d.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/embed_color",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/embed_color",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.message_type !== undefined){
let data0 = data.message_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/message_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "classic") || (data0 === "embed"))){(vErrors ??= []).push({instancePath:instancePath+"/message_type",keyword:"enum",params:{allowedValues: ["classic","embed"]}}); errors++;}
}
if(data.prefix !== undefined){
let data0 = data.prefix;
if(typeof data0 === "string"){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/prefix",keyword:"maxLength",params:{limit: 5}}); errors++;}
if(!pattern_237fd1b8.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/prefix",keyword:"pattern",params:{pattern: "^\\S*$"}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data0.replace(invisible0, "").trim().length < 1){(vErrors ??= []).push({instancePath:instancePath+"/prefix",keyword:"minLength",params:{ limit: 1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/prefix",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.enable_slash_commands !== undefined){
if(typeof data.enable_slash_commands !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enable_slash_commands",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/timezone",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((((((((((((((((((((((((((((((((((data0 === "UTC") || (data0 === "Pacific/Pago_Pago")) || (data0 === "Pacific/Honolulu")) || (data0 === "America/Anchorage")) || (data0 === "America/Los_Angeles")) || (data0 === "America/Denver")) || (data0 === "America/Chicago")) || (data0 === "America/New_York")) || (data0 === "America/Halifax")) || (data0 === "America/Sao_Paulo")) || (data0 === "America/Noronha")) || (data0 === "Atlantic/Azores")) || (data0 === "Europe/London")) || (data0 === "Europe/Paris")) || (data0 === "Europe/Bucharest")) || (data0 === "Europe/Istanbul")) || (data0 === "Asia/Dubai")) || (data0 === "Asia/Karachi")) || (data0 === "Asia/Dhaka")) || (data0 === "Asia/Bangkok")) || (data0 === "Asia/Singapore")) || (data0 === "Asia/Tokyo")) || (data0 === "Australia/Sydney")) || (data0 === "Pacific/Noumea")) || (data0 === "Pacific/Auckland")) || (data0 === "Pacific/Tongatapu")) || (data0 === "Pacific/Kiritimati")) || (data0 === "America/St_Johns")) || (data0 === "Asia/Tehran")) || (data0 === "Asia/Kabul")) || (data0 === "Asia/Kolkata")) || (data0 === "Asia/Kathmandu")) || (data0 === "Asia/Yangon")) || (data0 === "Australia/Adelaide")) || (data0 === "Pacific/Chatham"))){(vErrors ??= []).push({instancePath:instancePath+"/timezone",keyword:"enum",params:{allowedValues: ["UTC","Pacific/Pago_Pago","Pacific/Honolulu","America/Anchorage","America/Los_Angeles","America/Denver","America/Chicago","America/New_York","America/Halifax","America/Sao_Paulo","America/Noronha","Atlantic/Azores","Europe/London","Europe/Paris","Europe/Bucharest","Europe/Istanbul","Asia/Dubai","Asia/Karachi","Asia/Dhaka","Asia/Bangkok","Asia/Singapore","Asia/Tokyo","Australia/Sydney","Pacific/Noumea","Pacific/Auckland","Pacific/Tongatapu","Pacific/Kiritimati","America/St_Johns","Asia/Tehran","Asia/Kabul","Asia/Kolkata","Asia/Kathmandu","Asia/Yangon","Australia/Adelaide","Pacific/Chatham"]}}); errors++;}
}
if(data.admin_modify !== undefined){
if(typeof data.admin_modify !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/admin_modify",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.role_access !== undefined){
let data0 = data.role_access;
if(Array.isArray(data0)){
if(data0.length > 25){(vErrors ??= []).push({instancePath:instancePath+"/role_access",keyword:"maxItems",params:{limit: 25}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.level === undefined){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0,keyword:"required",params:{missingProperty: "level"}}); errors++;}
if(data1.all_modules === undefined){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0,keyword:"required",params:{missingProperty: "all_modules"}}); errors++;}
if(data1.modules === undefined){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0,keyword:"required",params:{missingProperty: "modules"}}); errors++;}
for(const key0 in data1){
if(!((((key0 === "role_id") || (key0 === "level")) || (key0 === "all_modules")) || (key0 === "modules"))){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.level !== undefined){
let data2 = data1.level;
if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/level",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data2 === "view") || (data2 === "edit"))){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/level",keyword:"enum",params:{allowedValues: ["view","edit"]}}); errors++;}
}
if(data1.all_modules !== undefined){
if(typeof data1.all_modules !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/all_modules",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data1.modules !== undefined){
let data2 = data1.modules;
if(Array.isArray(data2)){
if(data2.length > 15){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/modules",keyword:"maxItems",params:{limit: 15}}); errors++;}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/modules/" + i1,keyword:"type",params:{type: "string"}}); errors++;}
if(!(((((((((((((((data3 === "customize") || (data3 === "welcomeLeave")) || (data3 === "serverBackup")) || (data3 === "reactRoles")) || (data3 === "inviteTracker")) || (data3 === "userVerification")) || (data3 === "tempVoice")) || (data3 === "economy")) || (data3 === "rewards")) || (data3 === "ranks")) || (data3 === "shop")) || (data3 === "blackjack")) || (data3 === "lottery")) || (data3 === "statistics")) || (data3 === "redditDelivery"))){(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/modules/" + i1,keyword:"enum",params:{allowedValues: ["customize","welcomeLeave","serverBackup","reactRoles","inviteTracker","userVerification","tempVoice","economy","rewards","ranks","shop","blackjack","lottery","statistics","redditDelivery"]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0+"/modules",keyword:"type",params:{type: "array"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/role_access/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/role_access",keyword:"type",params:{type: "array"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };