// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"currency_system_enabled":{"type":"boolean"},"transfer_enabled":{"type":"boolean"},"primary_currency_name":{"type":"string","maxLength":32},"primary_currency_emoji":{"type":"string","maxLength":32},"use_secondary_currency":{"type":"boolean"},"secondary_currency_name":{"type":"string","maxLength":32},"secondary_currency_emoji":{"type":"string","maxLength":32},"voice_enabled":{"type":"boolean"},"voice_rate":{"type":"number","minimum":0.01,"maximum":10000,"multipleOf":0.01},"voice_afk_enabled":{"type":"boolean"},"afk_channels":{"type":"array","maxItems":25,"items":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"}},"voice_check_interval":{"type":"integer","minimum":1,"maximum":86400},"message_enabled":{"type":"boolean"},"message_rate":{"type":"number","minimum":0.01,"maximum":10000,"multipleOf":0.01},"message_cooldown":{"type":"integer","enum":[30,60,120,300]},"message_min_length":{"type":"integer","minimum":0,"maximum":2000}},"required":["currency_system_enabled","transfer_enabled","primary_currency_name","primary_currency_emoji","use_secondary_currency","secondary_currency_name","secondary_currency_emoji","voice_enabled","voice_rate","voice_afk_enabled","afk_channels","voice_check_interval","message_enabled","message_rate","message_cooldown","message_min_length"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency_system_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency_system_enabled"},message:"must have required property '"+"currency_system_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.transfer_enabled === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transfer_enabled"},message:"must have required property '"+"transfer_enabled"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.primary_currency_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary_currency_name"},message:"must have required property '"+"primary_currency_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.primary_currency_emoji === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary_currency_emoji"},message:"must have required property '"+"primary_currency_emoji"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.use_secondary_currency === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "use_secondary_currency"},message:"must have required property '"+"use_secondary_currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.secondary_currency_name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secondary_currency_name"},message:"must have required property '"+"secondary_currency_name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.secondary_currency_emoji === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secondary_currency_emoji"},message:"must have required property '"+"secondary_currency_emoji"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.voice_enabled === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_enabled"},message:"must have required property '"+"voice_enabled"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.voice_rate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_rate"},message:"must have required property '"+"voice_rate"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.voice_afk_enabled === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_afk_enabled"},message:"must have required property '"+"voice_afk_enabled"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.afk_channels === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afk_channels"},message:"must have required property '"+"afk_channels"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.voice_check_interval === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_check_interval"},message:"must have required property '"+"voice_check_interval"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.message_enabled === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_enabled"},message:"must have required property '"+"message_enabled"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.message_rate === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_rate"},message:"must have required property '"+"message_rate"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.message_cooldown === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_cooldown"},message:"must have required property '"+"message_cooldown"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.message_min_length === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message_min_length"},message:"must have required property '"+"message_min_length"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.currency_system_enabled !== undefined){
if(typeof data.currency_system_enabled !== "boolean"){
const err17 = {instancePath:instancePath+"/currency_system_enabled",schemaPath:"#/properties/currency_system_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.transfer_enabled !== undefined){
if(typeof data.transfer_enabled !== "boolean"){
const err18 = {instancePath:instancePath+"/transfer_enabled",schemaPath:"#/properties/transfer_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.primary_currency_name !== undefined){
let data2 = data.primary_currency_name;
if(typeof data2 === "string"){
if(data2.length > 32){
const err19 = {instancePath:instancePath+"/primary_currency_name",schemaPath:"#/properties/primary_currency_name/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/primary_currency_name",schemaPath:"#/properties/primary_currency_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.primary_currency_emoji !== undefined){
let data3 = data.primary_currency_emoji;
if(typeof data3 === "string"){
if(data3.length > 32){
const err21 = {instancePath:instancePath+"/primary_currency_emoji",schemaPath:"#/properties/primary_currency_emoji/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/primary_currency_emoji",schemaPath:"#/properties/primary_currency_emoji/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.use_secondary_currency !== undefined){
if(typeof data.use_secondary_currency !== "boolean"){
const err23 = {instancePath:instancePath+"/use_secondary_currency",schemaPath:"#/properties/use_secondary_currency/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.secondary_currency_name !== undefined){
let data5 = data.secondary_currency_name;
if(typeof data5 === "string"){
if(data5.length > 32){
const err24 = {instancePath:instancePath+"/secondary_currency_name",schemaPath:"#/properties/secondary_currency_name/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/secondary_currency_name",schemaPath:"#/properties/secondary_currency_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.secondary_currency_emoji !== undefined){
let data6 = data.secondary_currency_emoji;
if(typeof data6 === "string"){
if(data6.length > 32){
const err26 = {instancePath:instancePath+"/secondary_currency_emoji",schemaPath:"#/properties/secondary_currency_emoji/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/secondary_currency_emoji",schemaPath:"#/properties/secondary_currency_emoji/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.voice_enabled !== undefined){
if(typeof data.voice_enabled !== "boolean"){
const err28 = {instancePath:instancePath+"/voice_enabled",schemaPath:"#/properties/voice_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.voice_rate !== undefined){
let data8 = data.voice_rate;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/voice_rate",schemaPath:"#/properties/voice_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8 < 0.01 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/voice_rate",schemaPath:"#/properties/voice_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8 !== Math.round(data8 * 100) / 100){
const err31 = {instancePath:instancePath+"/voice_rate",schemaPath:"#/properties/voice_rate/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/voice_rate",schemaPath:"#/properties/voice_rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.voice_afk_enabled !== undefined){
if(typeof data.voice_afk_enabled !== "boolean"){
const err33 = {instancePath:instancePath+"/voice_afk_enabled",schemaPath:"#/properties/voice_afk_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.afk_channels !== undefined){
let data10 = data.afk_channels;
if(Array.isArray(data10)){
if(data10.length > 25){
const err34 = {instancePath:instancePath+"/afk_channels",schemaPath:"#/properties/afk_channels/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if((typeof data11 !== "string") && (data11 !== null)){
const err35 = {instancePath:instancePath+"/afk_channels/" + i0,schemaPath:"#/properties/afk_channels/items/type",keyword:"type",params:{type: schema0.properties.afk_channels.items.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 20){
const err36 = {instancePath:instancePath+"/afk_channels/" + i0,schemaPath:"#/properties/afk_channels/items/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern0.test(data11)){
const err37 = {instancePath:instancePath+"/afk_channels/" + i0,schemaPath:"#/properties/afk_channels/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/afk_channels",schemaPath:"#/properties/afk_channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.voice_check_interval !== undefined){
let data12 = data.voice_check_interval;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err39 = {instancePath:instancePath+"/voice_check_interval",schemaPath:"#/properties/voice_check_interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 86400 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/voice_check_interval",schemaPath:"#/properties/voice_check_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/voice_check_interval",schemaPath:"#/properties/voice_check_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.message_enabled !== undefined){
if(typeof data.message_enabled !== "boolean"){
const err42 = {instancePath:instancePath+"/message_enabled",schemaPath:"#/properties/message_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.message_rate !== undefined){
let data14 = data.message_rate;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10000 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/message_rate",schemaPath:"#/properties/message_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14 < 0.01 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/message_rate",schemaPath:"#/properties/message_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 !== Math.round(data14 * 100) / 100){
const err45 = {instancePath:instancePath+"/message_rate",schemaPath:"#/properties/message_rate/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/message_rate",schemaPath:"#/properties/message_rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.message_cooldown !== undefined){
let data15 = data.message_cooldown;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err47 = {instancePath:instancePath+"/message_cooldown",schemaPath:"#/properties/message_cooldown/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!((((data15 === 30) || (data15 === 60)) || (data15 === 120)) || (data15 === 300))){
const err48 = {instancePath:instancePath+"/message_cooldown",schemaPath:"#/properties/message_cooldown/enum",keyword:"enum",params:{allowedValues: schema0.properties.message_cooldown.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.message_min_length !== undefined){
let data16 = data.message_min_length;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err49 = {instancePath:instancePath+"/message_min_length",schemaPath:"#/properties/message_min_length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2000 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/message_min_length",schemaPath:"#/properties/message_min_length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/message_min_length",schemaPath:"#/properties/message_min_length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };