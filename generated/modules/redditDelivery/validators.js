// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"enabled":{"type":"boolean"},"channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"sources":{"type":"array","maxItems":25,"items":{"type":"string","minLength":2,"maxLength":21,"pattern":"^[A-Za-z0-9_]+$"}},"feed_type":{"type":"string","enum":["hot","new","top","rising"]},"schedule_type":{"type":"string","enum":["interval","manual"]},"schedule_time":{"type":"string","maxLength":5,"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"schedule_interval":{"type":"integer","enum":[30,60,120,180,360,720,1440]},"schedule_days":{"type":"array","maxItems":7,"items":{"type":"integer","enum":[1,2,3,4,5,6,7]}},"max_posts_per_day":{"type":"integer","minimum":1,"maximum":20},"min_upvotes":{"type":"integer","minimum":0,"maximum":1000000},"allow_nsfw":{"type":"boolean"},"media_types":{"type":"array","maxItems":5,"items":{"type":"string","enum":["image","gif","video","text","link"]}},"blacklist_keywords":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":50}},"delivery_mode":{"type":"string","enum":["auto","command","both"]}},"required":["enabled","channel_id","sources","feed_type","schedule_type","schedule_time","schedule_interval","schedule_days","max_posts_per_day","min_upvotes","allow_nsfw","media_types","blacklist_keywords","delivery_mode"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]*$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_]+$", "u");
const pattern2 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_id"},message:"must have required property '"+"channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sources === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.feed_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "feed_type"},message:"must have required property '"+"feed_type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.schedule_type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule_type"},message:"must have required property '"+"schedule_type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.schedule_time === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule_time"},message:"must have required property '"+"schedule_time"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.schedule_interval === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule_interval"},message:"must have required property '"+"schedule_interval"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.schedule_days === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule_days"},message:"must have required property '"+"schedule_days"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.max_posts_per_day === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_posts_per_day"},message:"must have required property '"+"max_posts_per_day"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.min_upvotes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min_upvotes"},message:"must have required property '"+"min_upvotes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.allow_nsfw === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_nsfw"},message:"must have required property '"+"allow_nsfw"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.media_types === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_types"},message:"must have required property '"+"media_types"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.blacklist_keywords === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blacklist_keywords"},message:"must have required property '"+"blacklist_keywords"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.delivery_mode === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery_mode"},message:"must have required property '"+"delivery_mode"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err15 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.channel_id !== undefined){
let data1 = data.channel_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err16 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/type",keyword:"type",params:{type: schema0.properties.channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 20){
const err17 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data1)){
const err18 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.sources !== undefined){
let data2 = data.sources;
if(Array.isArray(data2)){
if(data2.length > 25){
const err19 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 21){
const err20 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 21},message:"must NOT have more than 21 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern1.test(data3)){
const err21 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]+$"},message:"must match pattern \""+"^[A-Za-z0-9_]+$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data3.replace(invisible0, "").trim().length < 2){
const err22 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/minLength",keyword:"minLength",params:{ limit: 2 },message:""};
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
const err23 = {instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err24 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.feed_type !== undefined){
let data4 = data.feed_type;
if(typeof data4 !== "string"){
const err25 = {instancePath:instancePath+"/feed_type",schemaPath:"#/properties/feed_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((((data4 === "hot") || (data4 === "new")) || (data4 === "top")) || (data4 === "rising"))){
const err26 = {instancePath:instancePath+"/feed_type",schemaPath:"#/properties/feed_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.feed_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.schedule_type !== undefined){
let data5 = data.schedule_type;
if(typeof data5 !== "string"){
const err27 = {instancePath:instancePath+"/schedule_type",schemaPath:"#/properties/schedule_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data5 === "interval") || (data5 === "manual"))){
const err28 = {instancePath:instancePath+"/schedule_type",schemaPath:"#/properties/schedule_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.schedule_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.schedule_time !== undefined){
let data6 = data.schedule_time;
if(typeof data6 === "string"){
if(data6.length > 5){
const err29 = {instancePath:instancePath+"/schedule_time",schemaPath:"#/properties/schedule_time/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern2.test(data6)){
const err30 = {instancePath:instancePath+"/schedule_time",schemaPath:"#/properties/schedule_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/schedule_time",schemaPath:"#/properties/schedule_time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.schedule_interval !== undefined){
let data7 = data.schedule_interval;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err32 = {instancePath:instancePath+"/schedule_interval",schemaPath:"#/properties/schedule_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((((((data7 === 30) || (data7 === 60)) || (data7 === 120)) || (data7 === 180)) || (data7 === 360)) || (data7 === 720)) || (data7 === 1440))){
const err33 = {instancePath:instancePath+"/schedule_interval",schemaPath:"#/properties/schedule_interval/enum",keyword:"enum",params:{allowedValues: schema0.properties.schedule_interval.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.schedule_days !== undefined){
let data8 = data.schedule_days;
if(Array.isArray(data8)){
if(data8.length > 7){
const err34 = {instancePath:instancePath+"/schedule_days",schemaPath:"#/properties/schedule_days/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/schedule_days/" + i1,schemaPath:"#/properties/schedule_days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((((((data9 === 1) || (data9 === 2)) || (data9 === 3)) || (data9 === 4)) || (data9 === 5)) || (data9 === 6)) || (data9 === 7))){
const err36 = {instancePath:instancePath+"/schedule_days/" + i1,schemaPath:"#/properties/schedule_days/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.schedule_days.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/schedule_days",schemaPath:"#/properties/schedule_days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.max_posts_per_day !== undefined){
let data10 = data.max_posts_per_day;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err38 = {instancePath:instancePath+"/max_posts_per_day",schemaPath:"#/properties/max_posts_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 20 || isNaN(data10)){
const err39 = {instancePath:instancePath+"/max_posts_per_day",schemaPath:"#/properties/max_posts_per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err40 = {instancePath:instancePath+"/max_posts_per_day",schemaPath:"#/properties/max_posts_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.min_upvotes !== undefined){
let data11 = data.min_upvotes;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err41 = {instancePath:instancePath+"/min_upvotes",schemaPath:"#/properties/min_upvotes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err42 = {instancePath:instancePath+"/min_upvotes",schemaPath:"#/properties/min_upvotes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err43 = {instancePath:instancePath+"/min_upvotes",schemaPath:"#/properties/min_upvotes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.allow_nsfw !== undefined){
if(typeof data.allow_nsfw !== "boolean"){
const err44 = {instancePath:instancePath+"/allow_nsfw",schemaPath:"#/properties/allow_nsfw/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.media_types !== undefined){
let data13 = data.media_types;
if(Array.isArray(data13)){
if(data13.length > 5){
const err45 = {instancePath:instancePath+"/media_types",schemaPath:"#/properties/media_types/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 !== "string"){
const err46 = {instancePath:instancePath+"/media_types/" + i2,schemaPath:"#/properties/media_types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((((data14 === "image") || (data14 === "gif")) || (data14 === "video")) || (data14 === "text")) || (data14 === "link"))){
const err47 = {instancePath:instancePath+"/media_types/" + i2,schemaPath:"#/properties/media_types/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.media_types.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/media_types",schemaPath:"#/properties/media_types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.blacklist_keywords !== undefined){
let data15 = data.blacklist_keywords;
if(Array.isArray(data15)){
if(data15.length > 100){
const err49 = {instancePath:instancePath+"/blacklist_keywords",schemaPath:"#/properties/blacklist_keywords/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(data16.length > 50){
const err50 = {instancePath:instancePath+"/blacklist_keywords/" + i3,schemaPath:"#/properties/blacklist_keywords/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const invisible1 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data16.replace(invisible1, "").trim().length < 1){
const err51 = {instancePath:instancePath+"/blacklist_keywords/" + i3,schemaPath:"#/properties/blacklist_keywords/items/minLength",keyword:"minLength",params:{ limit: 1 },message:""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/blacklist_keywords/" + i3,schemaPath:"#/properties/blacklist_keywords/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/blacklist_keywords",schemaPath:"#/properties/blacklist_keywords/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.delivery_mode !== undefined){
let data17 = data.delivery_mode;
if(typeof data17 !== "string"){
const err54 = {instancePath:instancePath+"/delivery_mode",schemaPath:"#/properties/delivery_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((data17 === "auto") || (data17 === "command")) || (data17 === "both"))){
const err55 = {instancePath:instancePath+"/delivery_mode",schemaPath:"#/properties/delivery_mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.delivery_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };