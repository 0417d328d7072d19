// Made by `npm run generate` from schemas/. Do not edit.
const keys_1a803b37 = {"currency_system_enabled":true,"transfer_enabled":true,"primary_currency_name":true,"primary_currency_emoji":true,"use_secondary_currency":true,"secondary_currency_name":true,"secondary_currency_emoji":true,"voice_enabled":true,"voice_rate":true,"voice_afk_enabled":true,"afk_channels":true,"voice_check_interval":true,"message_enabled":true,"message_rate":true,"message_cooldown":true,"message_min_length":true};

export const free = validate_free;
const hasOwn = Object.prototype.hasOwnProperty;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_system_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency_system_enabled"}}); errors++;}
if(data.transfer_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transfer_enabled"}}); errors++;}
if(data.primary_currency_name === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "primary_currency_name"}}); errors++;}
if(data.primary_currency_emoji === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "primary_currency_emoji"}}); errors++;}
if(data.use_secondary_currency === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "use_secondary_currency"}}); errors++;}
if(data.secondary_currency_name === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "secondary_currency_name"}}); errors++;}
if(data.secondary_currency_emoji === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "secondary_currency_emoji"}}); errors++;}
if(data.voice_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voice_enabled"}}); errors++;}
if(data.voice_rate === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voice_rate"}}); errors++;}
if(data.voice_afk_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voice_afk_enabled"}}); errors++;}
if(data.afk_channels === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "afk_channels"}}); errors++;}
if(data.voice_check_interval === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voice_check_interval"}}); errors++;}
if(data.message_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_enabled"}}); errors++;}
if(data.message_rate === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_rate"}}); errors++;}
if(data.message_cooldown === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_cooldown"}}); errors++;}
if(data.message_min_length === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_min_length"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_1a803b37, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.currency_system_enabled !== undefined){
if(typeof data.currency_system_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/currency_system_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.transfer_enabled !== undefined){
if(typeof data.transfer_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/transfer_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.primary_currency_name !== undefined){
let data0 = data.primary_currency_name;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/primary_currency_name",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/primary_currency_name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.primary_currency_emoji !== undefined){
let data0 = data.primary_currency_emoji;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/primary_currency_emoji",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/primary_currency_emoji",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.use_secondary_currency !== undefined){
if(typeof data.use_secondary_currency !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/use_secondary_currency",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.secondary_currency_name !== undefined){
let data0 = data.secondary_currency_name;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/secondary_currency_name",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/secondary_currency_name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.secondary_currency_emoji !== undefined){
let data0 = data.secondary_currency_emoji;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/secondary_currency_emoji",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/secondary_currency_emoji",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.voice_enabled !== undefined){
if(typeof data.voice_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/voice_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.voice_rate !== undefined){
let data0 = data.voice_rate;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/voice_rate",keyword:"maximum",params:{comparison: "<=", limit: 10000}}); errors++;}
if(data0 < 0.01 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/voice_rate",keyword:"minimum",params:{comparison: ">=", limit: 0.01}}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/voice_rate",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/voice_rate",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.voice_afk_enabled !== undefined){
if(typeof data.voice_afk_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/voice_afk_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.afk_channels !== undefined){
let data0 = data.afk_channels;
if(Array.isArray(data0)){
if(data0.length > 25){(vErrors ??= []).push({instancePath:instancePath+"/afk_channels",keyword:"maxItems",params:{limit: 25}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 !== "string") && (data1 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/afk_channels/" + i0,keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data1 === "string"){
if(data1.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/afk_channels/" + i0,keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/afk_channels/" + i0,keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/afk_channels",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.voice_check_interval !== undefined){
let data0 = data.voice_check_interval;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/voice_check_interval",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/voice_check_interval",keyword:"maximum",params:{comparison: "<=", limit: 86400}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/voice_check_interval",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.message_enabled !== undefined){
if(typeof data.message_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/message_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.message_rate !== undefined){
let data0 = data.message_rate;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/message_rate",keyword:"maximum",params:{comparison: "<=", limit: 10000}}); errors++;}
if(data0 < 0.01 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/message_rate",keyword:"minimum",params:{comparison: ">=", limit: 0.01}}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/message_rate",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/message_rate",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.message_cooldown !== undefined){
let data0 = data.message_cooldown;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/message_cooldown",keyword:"type",params:{type: "integer"}}); errors++;}
if(!((((data0 === 30) || (data0 === 60)) || (data0 === 120)) || (data0 === 300))){(vErrors ??= []).push({instancePath:instancePath+"/message_cooldown",keyword:"enum",params:{allowedValues: [30,60,120,300]}}); errors++;}
}
if(data.message_min_length !== undefined){
let data0 = data.message_min_length;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/message_min_length",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/message_min_length",keyword:"maximum",params:{comparison: "<=", limit: 2000}}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/message_min_length",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };