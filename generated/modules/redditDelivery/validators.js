// Made by `npm run generate` from schemas/. Do not edit.
const keys_6b753281 = {"enabled":true,"channel_id":true,"sources":true,"feed_type":true,"schedule_type":true,"schedule_time":true,"schedule_interval":true,"schedule_days":true,"max_posts_per_day":true,"min_upvotes":true,"allow_nsfw":true,"media_types":true,"blacklist_keywords":true,"delivery_mode":true};

export const free = validate_free;
const hasOwn = Object.prototype.hasOwnProperty;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");
const pattern_2cfd013b = new RegExp("^[A-Za-z0-9_]+$", "u");
const pattern_39a34649 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel_id"}}); errors++;}
if(data.sources === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sources"}}); errors++;}
if(data.feed_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "feed_type"}}); errors++;}
if(data.schedule_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schedule_type"}}); errors++;}
if(data.schedule_time === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schedule_time"}}); errors++;}
if(data.schedule_interval === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schedule_interval"}}); errors++;}
if(data.schedule_days === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schedule_days"}}); errors++;}
if(data.max_posts_per_day === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_posts_per_day"}}); errors++;}
if(data.min_upvotes === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "min_upvotes"}}); errors++;}
if(data.allow_nsfw === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allow_nsfw"}}); errors++;}
if(data.media_types === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "media_types"}}); errors++;}
if(data.blacklist_keywords === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "blacklist_keywords"}}); errors++;}
if(data.delivery_mode === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivery_mode"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_6b753281, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.channel_id !== undefined){
let data0 = data.channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.sources !== undefined){
let data0 = data.sources;
if(Array.isArray(data0)){
if(data0.length > 25){(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"maxItems",params:{limit: 25}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length > 21){(vErrors ??= []).push({instancePath:instancePath+"/sources/" + i0,keyword:"maxLength",params:{limit: 21}}); errors++;}
if(!pattern_2cfd013b.test(data1)){(vErrors ??= []).push({instancePath:instancePath+"/sources/" + i0,keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]+$"}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data1.replace(invisible0, "").trim().length < 2){(vErrors ??= []).push({instancePath:instancePath+"/sources/" + i0,keyword:"minLength",params:{ limit: 2 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/sources/" + i0,keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.feed_type !== undefined){
let data0 = data.feed_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/feed_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((data0 === "hot") || (data0 === "new")) || (data0 === "top")) || (data0 === "rising"))){(vErrors ??= []).push({instancePath:instancePath+"/feed_type",keyword:"enum",params:{allowedValues: ["hot","new","top","rising"]}}); errors++;}
}
if(data.schedule_type !== undefined){
let data0 = data.schedule_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/schedule_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "interval") || (data0 === "manual"))){(vErrors ??= []).push({instancePath:instancePath+"/schedule_type",keyword:"enum",params:{allowedValues: ["interval","manual"]}}); errors++;}
}
if(data.schedule_time !== undefined){
let data0 = data.schedule_time;
if(typeof data0 === "string"){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/schedule_time",keyword:"maxLength",params:{limit: 5}}); errors++;}
if(!pattern_39a34649.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/schedule_time",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/schedule_time",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.schedule_interval !== undefined){
let data0 = data.schedule_interval;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/schedule_interval",keyword:"type",params:{type: "integer"}}); errors++;}
if(!(((((((data0 === 30) || (data0 === 60)) || (data0 === 120)) || (data0 === 180)) || (data0 === 360)) || (data0 === 720)) || (data0 === 1440))){(vErrors ??= []).push({instancePath:instancePath+"/schedule_interval",keyword:"enum",params:{allowedValues: [30,60,120,180,360,720,1440]}}); errors++;}
}
if(data.schedule_days !== undefined){
let data0 = data.schedule_days;
if(Array.isArray(data0)){
if(data0.length > 7){(vErrors ??= []).push({instancePath:instancePath+"/schedule_days",keyword:"maxItems",params:{limit: 7}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/schedule_days/" + i0,keyword:"type",params:{type: "integer"}}); errors++;}
if(!(((((((data1 === 1) || (data1 === 2)) || (data1 === 3)) || (data1 === 4)) || (data1 === 5)) || (data1 === 6)) || (data1 === 7))){(vErrors ??= []).push({instancePath:instancePath+"/schedule_days/" + i0,keyword:"enum",params:{allowedValues: [1,2,3,4,5,6,7]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/schedule_days",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.max_posts_per_day !== undefined){
let data0 = data.max_posts_per_day;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/max_posts_per_day",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_posts_per_day",keyword:"maximum",params:{comparison: "<=", limit: 20}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_posts_per_day",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.min_upvotes !== undefined){
let data0 = data.min_upvotes;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/min_upvotes",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/min_upvotes",keyword:"maximum",params:{comparison: "<=", limit: 1000000}}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/min_upvotes",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;}
}
}
if(data.allow_nsfw !== undefined){
if(typeof data.allow_nsfw !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/allow_nsfw",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.media_types !== undefined){
let data0 = data.media_types;
if(Array.isArray(data0)){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/media_types",keyword:"maxItems",params:{limit: 5}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/media_types/" + i0,keyword:"type",params:{type: "string"}}); errors++;}
if(!(((((data1 === "image") || (data1 === "gif")) || (data1 === "video")) || (data1 === "text")) || (data1 === "link"))){(vErrors ??= []).push({instancePath:instancePath+"/media_types/" + i0,keyword:"enum",params:{allowedValues: ["image","gif","video","text","link"]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/media_types",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.blacklist_keywords !== undefined){
let data0 = data.blacklist_keywords;
if(Array.isArray(data0)){
if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/blacklist_keywords",keyword:"maxItems",params:{limit: 100}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length > 50){(vErrors ??= []).push({instancePath:instancePath+"/blacklist_keywords/" + i0,keyword:"maxLength",params:{limit: 50}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data1.replace(invisible0, "").trim().length < 1){(vErrors ??= []).push({instancePath:instancePath+"/blacklist_keywords/" + i0,keyword:"minLength",params:{ limit: 1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/blacklist_keywords/" + i0,keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/blacklist_keywords",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.delivery_mode !== undefined){
let data0 = data.delivery_mode;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/delivery_mode",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "auto") || (data0 === "command")) || (data0 === "both"))){(vErrors ??= []).push({instancePath:instancePath+"/delivery_mode",keyword:"enum",params:{allowedValues: ["auto","command","both"]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };