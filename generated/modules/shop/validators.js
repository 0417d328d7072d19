// Made by `npm run generate` from schemas/. Do not edit.
const keys_c5d67c19 = {"id":true,"type":true,"role_id":true,"previous_role_id":true,"name":true,"description":true,"use_primary_currency":true,"price":true,"exchange_amount":true};

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");
const pattern_9f95224a = new RegExp("^[A-Za-z0-9_-]+$", "u");
const hasOwn = Object.prototype.hasOwnProperty;

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"}}); errors++;}
if(data.log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log_channel_id"}}); errors++;}
if(data.items === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}}); errors++;}
for(const key0 in data){
if(!((((key0 === "enabled") || (key0 === "message")) || (key0 === "log_channel_id")) || (key0 === "items"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.log_channel_id !== undefined){
let data0 = data.log_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 50){(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 50}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "id"}}); errors++;}
if(data1.type === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "type"}}); errors++;}
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.previous_role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "previous_role_id"}}); errors++;}
if(data1.name === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "name"}}); errors++;}
if(data1.description === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "description"}}); errors++;}
if(data1.use_primary_currency === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "use_primary_currency"}}); errors++;}
if(data1.price === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "price"}}); errors++;}
if(data1.exchange_amount === undefined){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"required",params:{missingProperty: "exchange_amount"}}); errors++;}
for(const key0 in data1){
if(!(hasOwn.call(keys_c5d67c19, key0))){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/id",keyword:"maxLength",params:{limit: 64}}); errors++;}
if(!pattern_9f95224a.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data2.replace(invisible0, "").trim().length < 1){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/id",keyword:"minLength",params:{ limit: 1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/id",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((data2 === "role") || (data2 === "color_role")) || (data2 === "rank_role")) || (data2 === "exchange"))){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/type",keyword:"enum",params:{allowedValues: ["role","color_role","rank_role","exchange"]}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.previous_role_id !== undefined){
let data2 = data1.previous_role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/previous_role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/previous_role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/previous_role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/name",keyword:"maxLength",params:{limit: 100}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.description !== undefined){
let data2 = data1.description;
if(typeof data2 === "string"){
if(data2.length > 200){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/description",keyword:"maxLength",params:{limit: 200}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/description",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.use_primary_currency !== undefined){
if(typeof data1.use_primary_currency !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/use_primary_currency",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data1.price !== undefined){
let data2 = data1.price;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/price",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data2 <= 0 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/price",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;}
if(data2 !== Math.round(data2 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/price",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/price",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data1.exchange_amount !== undefined){
let data2 = data1.exchange_amount;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/exchange_amount",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data2 <= 0 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/exchange_amount",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}); errors++;}
if(data2 !== Math.round(data2 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/exchange_amount",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0+"/exchange_amount",keyword:"type",params:{type: "number"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };