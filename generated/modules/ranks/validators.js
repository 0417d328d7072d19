// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"enabled":{"type":"boolean"},"auto_assign":{"type":"boolean"},"honor_keep_on_drop":{"type":"boolean"},"dm_on_rank_up":{"type":"boolean"},"rank_up_message":{"type":"string","maxLength":1900},"log_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"ranks":{"type":"array","maxItems":20,"items":{"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"name":{"type":"string","maxLength":100},"threshold":{"type":"number","minimum":0,"maximum":1000000000,"multipleOf":0.01},"use_primary_currency":{"type":"boolean"},"description":{"type":"string","maxLength":200}},"required":["id","role_id","name","threshold","use_primary_currency","description"],"additionalProperties":false}}},"required":["enabled","auto_assign","honor_keep_on_drop","dm_on_rank_up","rank_up_message","log_channel_id","ranks"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]*$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

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
if(data.auto_assign === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto_assign"},message:"must have required property '"+"auto_assign"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.honor_keep_on_drop === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "honor_keep_on_drop"},message:"must have required property '"+"honor_keep_on_drop"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dm_on_rank_up === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dm_on_rank_up"},message:"must have required property '"+"dm_on_rank_up"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rank_up_message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rank_up_message"},message:"must have required property '"+"rank_up_message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.log_channel_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_channel_id"},message:"must have required property '"+"log_channel_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ranks === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ranks"},message:"must have required property '"+"ranks"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "enabled") || (key0 === "auto_assign")) || (key0 === "honor_keep_on_drop")) || (key0 === "dm_on_rank_up")) || (key0 === "rank_up_message")) || (key0 === "log_channel_id")) || (key0 === "ranks"))){
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.auto_assign !== undefined){
if(typeof data.auto_assign !== "boolean"){
const err9 = {instancePath:instancePath+"/auto_assign",schemaPath:"#/properties/auto_assign/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.honor_keep_on_drop !== undefined){
if(typeof data.honor_keep_on_drop !== "boolean"){
const err10 = {instancePath:instancePath+"/honor_keep_on_drop",schemaPath:"#/properties/honor_keep_on_drop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dm_on_rank_up !== undefined){
if(typeof data.dm_on_rank_up !== "boolean"){
const err11 = {instancePath:instancePath+"/dm_on_rank_up",schemaPath:"#/properties/dm_on_rank_up/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rank_up_message !== undefined){
let data4 = data.rank_up_message;
if(typeof data4 === "string"){
if(data4.length > 1900){
const err12 = {instancePath:instancePath+"/rank_up_message",schemaPath:"#/properties/rank_up_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
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
const err13 = {instancePath:instancePath+"/rank_up_message",schemaPath:"#/properties/rank_up_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.log_channel_id !== undefined){
let data5 = data.log_channel_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/type",keyword:"type",params:{type: schema0.properties.log_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err15 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.ranks !== undefined){
let data6 = data.ranks;
if(Array.isArray(data6)){
if(data6.length > 20){
const err17 = {instancePath:instancePath+"/ranks",schemaPath:"#/properties/ranks/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err18 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.role_id === undefined){
const err19 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.name === undefined){
const err20 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.threshold === undefined){
const err21 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.use_primary_currency === undefined){
const err22 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/required",keyword:"required",params:{missingProperty: "use_primary_currency"},message:"must have required property '"+"use_primary_currency"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.description === undefined){
const err23 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "id") || (key1 === "role_id")) || (key1 === "name")) || (key1 === "threshold")) || (key1 === "use_primary_currency")) || (key1 === "description"))){
const err24 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(typeof data8 === "string"){
if(data8.length > 64){
const err25 = {instancePath:instancePath+"/ranks/" + i0+"/id",schemaPath:"#/properties/ranks/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern1.test(data8)){
const err26 = {instancePath:instancePath+"/ranks/" + i0+"/id",schemaPath:"#/properties/ranks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data8.replace(invisible0, "").trim().length < 1){
const err27 = {instancePath:instancePath+"/ranks/" + i0+"/id",schemaPath:"#/properties/ranks/items/properties/id/minLength",keyword:"minLength",params:{ limit: 1 },message:""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/ranks/" + i0+"/id",schemaPath:"#/properties/ranks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.role_id !== undefined){
let data9 = data7.role_id;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/ranks/" + i0+"/role_id",schemaPath:"#/properties/ranks/items/properties/role_id/type",keyword:"type",params:{type: schema0.properties.ranks.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 20){
const err30 = {instancePath:instancePath+"/ranks/" + i0+"/role_id",schemaPath:"#/properties/ranks/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern0.test(data9)){
const err31 = {instancePath:instancePath+"/ranks/" + i0+"/role_id",schemaPath:"#/properties/ranks/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data7.name !== undefined){
let data10 = data7.name;
if(typeof data10 === "string"){
if(data10.length > 100){
const err32 = {instancePath:instancePath+"/ranks/" + i0+"/name",schemaPath:"#/properties/ranks/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/ranks/" + i0+"/name",schemaPath:"#/properties/ranks/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.threshold !== undefined){
let data11 = data7.threshold;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000000 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/ranks/" + i0+"/threshold",schemaPath:"#/properties/ranks/items/properties/threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/ranks/" + i0+"/threshold",schemaPath:"#/properties/ranks/items/properties/threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 !== Math.round(data11 * 100) / 100){
const err36 = {instancePath:instancePath+"/ranks/" + i0+"/threshold",schemaPath:"#/properties/ranks/items/properties/threshold/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/ranks/" + i0+"/threshold",schemaPath:"#/properties/ranks/items/properties/threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.use_primary_currency !== undefined){
if(typeof data7.use_primary_currency !== "boolean"){
const err38 = {instancePath:instancePath+"/ranks/" + i0+"/use_primary_currency",schemaPath:"#/properties/ranks/items/properties/use_primary_currency/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.description !== undefined){
let data13 = data7.description;
if(typeof data13 === "string"){
if(data13.length > 200){
const err39 = {instancePath:instancePath+"/ranks/" + i0+"/description",schemaPath:"#/properties/ranks/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/ranks/" + i0+"/description",schemaPath:"#/properties/ranks/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err41 = {instancePath:instancePath+"/ranks/" + i0,schemaPath:"#/properties/ranks/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/ranks",schemaPath:"#/properties/ranks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };