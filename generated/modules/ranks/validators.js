// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");
const pattern_9f95224a = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.auto_assign === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_assign"}}); errors++;}
if(data.honor_keep_on_drop === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "honor_keep_on_drop"}}); errors++;}
if(data.dm_on_rank_up === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dm_on_rank_up"}}); errors++;}
if(data.rank_up_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rank_up_message"}}); errors++;}
if(data.log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log_channel_id"}}); errors++;}
if(data.ranks === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ranks"}}); errors++;}
for(const key0 in data){
if(!(((((((key0 === "enabled") || (key0 === "auto_assign")) || (key0 === "honor_keep_on_drop")) || (key0 === "dm_on_rank_up")) || (key0 === "rank_up_message")) || (key0 === "log_channel_id")) || (key0 === "ranks"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.auto_assign !== undefined){
if(typeof data.auto_assign !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/auto_assign",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.honor_keep_on_drop !== undefined){
if(typeof data.honor_keep_on_drop !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/honor_keep_on_drop",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.dm_on_rank_up !== undefined){
if(typeof data.dm_on_rank_up !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/dm_on_rank_up",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.rank_up_message !== undefined){
let data0 = data.rank_up_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/rank_up_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/rank_up_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.log_channel_id !== undefined){
let data0 = data.log_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.ranks !== undefined){
let data0 = data.ranks;
if(Array.isArray(data0)){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/ranks",keyword:"maxItems",params:{limit: 20}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"required",params:{missingProperty: "id"}}); errors++;}
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.name === undefined){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"required",params:{missingProperty: "name"}}); errors++;}
if(data1.threshold === undefined){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"required",params:{missingProperty: "threshold"}}); errors++;}
if(data1.use_primary_currency === undefined){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"required",params:{missingProperty: "use_primary_currency"}}); errors++;}
if(data1.description === undefined){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"required",params:{missingProperty: "description"}}); errors++;}
for(const key0 in data1){
if(!((((((key0 === "id") || (key0 === "role_id")) || (key0 === "name")) || (key0 === "threshold")) || (key0 === "use_primary_currency")) || (key0 === "description"))){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/id",keyword:"maxLength",params:{limit: 64}}); errors++;}
if(!pattern_9f95224a.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data2.replace(invisible0, "").trim().length < 1){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/id",keyword:"minLength",params:{ limit: 1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/id",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/name",keyword:"maxLength",params:{limit: 100}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.threshold !== undefined){
let data2 = data1.threshold;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/threshold",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data2 < 0 || isNaN(data2)){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/threshold",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;}
if(data2 !== Math.round(data2 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/threshold",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/threshold",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data1.use_primary_currency !== undefined){
if(typeof data1.use_primary_currency !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/use_primary_currency",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data1.description !== undefined){
let data2 = data1.description;
if(typeof data2 === "string"){
if(data2.length > 200){(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/description",keyword:"maxLength",params:{limit: 200}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0+"/description",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/ranks/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/ranks",keyword:"type",params:{type: "array"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };