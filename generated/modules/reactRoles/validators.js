// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"emoji_message":{"type":"string","maxLength":1900},"emoji_rows":{"type":"array","maxItems":5,"items":{"type":"object","properties":{"emoji":{"type":"string","maxLength":64},"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"}},"required":["emoji","role_id"],"additionalProperties":false}},"emoji_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"emoji_message_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"button_message":{"type":"string","maxLength":1900},"button_rows":{"type":"array","maxItems":0,"items":{"type":"object","properties":{"stamp":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"style":{"type":"string","enum":["PRIMARY","SECONDARY","SUCCESS","DANGER"]}},"required":["stamp","role_id","style"],"additionalProperties":false}},"button_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"button_message_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"}},"required":["emoji_message","emoji_rows","emoji_channel_id","emoji_message_id","button_message","button_rows","button_channel_id","button_message_id"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]*$", "u");
const pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emoji_message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_message"},message:"must have required property '"+"emoji_message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.emoji_rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_rows"},message:"must have required property '"+"emoji_rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.emoji_channel_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_channel_id"},message:"must have required property '"+"emoji_channel_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.emoji_message_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_message_id"},message:"must have required property '"+"emoji_message_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.button_message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_message"},message:"must have required property '"+"button_message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.button_rows === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_rows"},message:"must have required property '"+"button_rows"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.button_channel_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_channel_id"},message:"must have required property '"+"button_channel_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.button_message_id === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_message_id"},message:"must have required property '"+"button_message_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "emoji_message") || (key0 === "emoji_rows")) || (key0 === "emoji_channel_id")) || (key0 === "emoji_message_id")) || (key0 === "button_message")) || (key0 === "button_rows")) || (key0 === "button_channel_id")) || (key0 === "button_message_id"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.emoji_message !== undefined){
let data0 = data.emoji_message;
if(typeof data0 === "string"){
if(data0.length > 1900){
const err9 = {instancePath:instancePath+"/emoji_message",schemaPath:"#/properties/emoji_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
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
const err10 = {instancePath:instancePath+"/emoji_message",schemaPath:"#/properties/emoji_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.emoji_rows !== undefined){
let data1 = data.emoji_rows;
if(Array.isArray(data1)){
if(data1.length > 5){
const err11 = {instancePath:instancePath+"/emoji_rows",schemaPath:"#/properties/emoji_rows/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.emoji === undefined){
const err12 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/required",keyword:"required",params:{missingProperty: "emoji"},message:"must have required property '"+"emoji"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.role_id === undefined){
const err13 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "emoji") || (key1 === "role_id"))){
const err14 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.emoji !== undefined){
let data3 = data2.emoji;
if(typeof data3 === "string"){
if(data3.length > 64){
const err15 = {instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",schemaPath:"#/properties/emoji_rows/items/properties/emoji/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",schemaPath:"#/properties/emoji_rows/items/properties/emoji/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.role_id !== undefined){
let data4 = data2.role_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",schemaPath:"#/properties/emoji_rows/items/properties/role_id/type",keyword:"type",params:{type: schema0.properties.emoji_rows.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 20){
const err18 = {instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",schemaPath:"#/properties/emoji_rows/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern0.test(data4)){
const err19 = {instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",schemaPath:"#/properties/emoji_rows/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/emoji_rows",schemaPath:"#/properties/emoji_rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.emoji_channel_id !== undefined){
let data5 = data.emoji_channel_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/emoji_channel_id",schemaPath:"#/properties/emoji_channel_id/type",keyword:"type",params:{type: schema0.properties.emoji_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err23 = {instancePath:instancePath+"/emoji_channel_id",schemaPath:"#/properties/emoji_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data5)){
const err24 = {instancePath:instancePath+"/emoji_channel_id",schemaPath:"#/properties/emoji_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.emoji_message_id !== undefined){
let data6 = data.emoji_message_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/emoji_message_id",schemaPath:"#/properties/emoji_message_id/type",keyword:"type",params:{type: schema0.properties.emoji_message_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 20){
const err26 = {instancePath:instancePath+"/emoji_message_id",schemaPath:"#/properties/emoji_message_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern0.test(data6)){
const err27 = {instancePath:instancePath+"/emoji_message_id",schemaPath:"#/properties/emoji_message_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.button_message !== undefined){
let data7 = data.button_message;
if(typeof data7 === "string"){
if(data7.length > 1900){
const err28 = {instancePath:instancePath+"/button_message",schemaPath:"#/properties/button_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/button_message",schemaPath:"#/properties/button_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.button_rows !== undefined){
let data8 = data.button_rows;
if(Array.isArray(data8)){
if(data8.length > 0){
const err30 = {instancePath:instancePath+"/button_rows",schemaPath:"#/properties/button_rows/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.stamp === undefined){
const err31 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.role_id === undefined){
const err32 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9.style === undefined){
const err33 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/required",keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data9){
if(!(((key2 === "stamp") || (key2 === "role_id")) || (key2 === "style"))){
const err34 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.stamp !== undefined){
let data10 = data9.stamp;
if(typeof data10 === "string"){
if(data10.length > 64){
const err35 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern3.test(data10)){
const err36 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data10.replace(invisible0, "").trim().length < 1){
const err37 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/minLength",keyword:"minLength",params:{ limit: 1 },message:""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data9.role_id !== undefined){
let data11 = data9.role_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err39 = {instancePath:instancePath+"/button_rows/" + i1+"/role_id",schemaPath:"#/properties/button_rows/items/properties/role_id/type",keyword:"type",params:{type: schema0.properties.button_rows.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 20){
const err40 = {instancePath:instancePath+"/button_rows/" + i1+"/role_id",schemaPath:"#/properties/button_rows/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern0.test(data11)){
const err41 = {instancePath:instancePath+"/button_rows/" + i1+"/role_id",schemaPath:"#/properties/button_rows/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data9.style !== undefined){
let data12 = data9.style;
if(typeof data12 !== "string"){
const err42 = {instancePath:instancePath+"/button_rows/" + i1+"/style",schemaPath:"#/properties/button_rows/items/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((((data12 === "PRIMARY") || (data12 === "SECONDARY")) || (data12 === "SUCCESS")) || (data12 === "DANGER"))){
const err43 = {instancePath:instancePath+"/button_rows/" + i1+"/style",schemaPath:"#/properties/button_rows/items/properties/style/enum",keyword:"enum",params:{allowedValues: schema0.properties.button_rows.items.properties.style.enum},message:"must be equal to one of the allowed values"};
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
else {
const err44 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/button_rows",schemaPath:"#/properties/button_rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.button_channel_id !== undefined){
let data13 = data.button_channel_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err46 = {instancePath:instancePath+"/button_channel_id",schemaPath:"#/properties/button_channel_id/type",keyword:"type",params:{type: schema0.properties.button_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data13 === "string"){
if(data13.length > 20){
const err47 = {instancePath:instancePath+"/button_channel_id",schemaPath:"#/properties/button_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern0.test(data13)){
const err48 = {instancePath:instancePath+"/button_channel_id",schemaPath:"#/properties/button_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.button_message_id !== undefined){
let data14 = data.button_message_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err49 = {instancePath:instancePath+"/button_message_id",schemaPath:"#/properties/button_message_id/type",keyword:"type",params:{type: schema0.properties.button_message_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data14 === "string"){
if(data14.length > 20){
const err50 = {instancePath:instancePath+"/button_message_id",schemaPath:"#/properties/button_message_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern0.test(data14)){
const err51 = {instancePath:instancePath+"/button_message_id",schemaPath:"#/properties/button_message_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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

export const premium = validate1;
const schema1 = {"type":"object","properties":{"emoji_message":{"type":"string","maxLength":1900},"emoji_rows":{"type":"array","maxItems":25,"items":{"type":"object","properties":{"emoji":{"type":"string","maxLength":64},"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"}},"required":["emoji","role_id"],"additionalProperties":false}},"emoji_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"emoji_message_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"button_message":{"type":"string","maxLength":1900},"button_rows":{"type":"array","maxItems":25,"items":{"type":"object","properties":{"stamp":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]+$"},"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"style":{"type":"string","enum":["PRIMARY","SECONDARY","SUCCESS","DANGER"]}},"required":["stamp","role_id","style"],"additionalProperties":false}},"button_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"button_message_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"}},"required":["emoji_message","emoji_rows","emoji_channel_id","emoji_message_id","button_message","button_rows","button_channel_id","button_message_id"],"additionalProperties":false};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emoji_message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_message"},message:"must have required property '"+"emoji_message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.emoji_rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_rows"},message:"must have required property '"+"emoji_rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.emoji_channel_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_channel_id"},message:"must have required property '"+"emoji_channel_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.emoji_message_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emoji_message_id"},message:"must have required property '"+"emoji_message_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.button_message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_message"},message:"must have required property '"+"button_message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.button_rows === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_rows"},message:"must have required property '"+"button_rows"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.button_channel_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_channel_id"},message:"must have required property '"+"button_channel_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.button_message_id === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "button_message_id"},message:"must have required property '"+"button_message_id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "emoji_message") || (key0 === "emoji_rows")) || (key0 === "emoji_channel_id")) || (key0 === "emoji_message_id")) || (key0 === "button_message")) || (key0 === "button_rows")) || (key0 === "button_channel_id")) || (key0 === "button_message_id"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.emoji_message !== undefined){
let data0 = data.emoji_message;
if(typeof data0 === "string"){
if(data0.length > 1900){
const err9 = {instancePath:instancePath+"/emoji_message",schemaPath:"#/properties/emoji_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
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
const err10 = {instancePath:instancePath+"/emoji_message",schemaPath:"#/properties/emoji_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.emoji_rows !== undefined){
let data1 = data.emoji_rows;
if(Array.isArray(data1)){
if(data1.length > 25){
const err11 = {instancePath:instancePath+"/emoji_rows",schemaPath:"#/properties/emoji_rows/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.emoji === undefined){
const err12 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/required",keyword:"required",params:{missingProperty: "emoji"},message:"must have required property '"+"emoji"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.role_id === undefined){
const err13 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "emoji") || (key1 === "role_id"))){
const err14 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.emoji !== undefined){
let data3 = data2.emoji;
if(typeof data3 === "string"){
if(data3.length > 64){
const err15 = {instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",schemaPath:"#/properties/emoji_rows/items/properties/emoji/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",schemaPath:"#/properties/emoji_rows/items/properties/emoji/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.role_id !== undefined){
let data4 = data2.role_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",schemaPath:"#/properties/emoji_rows/items/properties/role_id/type",keyword:"type",params:{type: schema1.properties.emoji_rows.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 20){
const err18 = {instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",schemaPath:"#/properties/emoji_rows/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern0.test(data4)){
const err19 = {instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",schemaPath:"#/properties/emoji_rows/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/emoji_rows/" + i0,schemaPath:"#/properties/emoji_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/emoji_rows",schemaPath:"#/properties/emoji_rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.emoji_channel_id !== undefined){
let data5 = data.emoji_channel_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/emoji_channel_id",schemaPath:"#/properties/emoji_channel_id/type",keyword:"type",params:{type: schema1.properties.emoji_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err23 = {instancePath:instancePath+"/emoji_channel_id",schemaPath:"#/properties/emoji_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data5)){
const err24 = {instancePath:instancePath+"/emoji_channel_id",schemaPath:"#/properties/emoji_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.emoji_message_id !== undefined){
let data6 = data.emoji_message_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/emoji_message_id",schemaPath:"#/properties/emoji_message_id/type",keyword:"type",params:{type: schema1.properties.emoji_message_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 20){
const err26 = {instancePath:instancePath+"/emoji_message_id",schemaPath:"#/properties/emoji_message_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern0.test(data6)){
const err27 = {instancePath:instancePath+"/emoji_message_id",schemaPath:"#/properties/emoji_message_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.button_message !== undefined){
let data7 = data.button_message;
if(typeof data7 === "string"){
if(data7.length > 1900){
const err28 = {instancePath:instancePath+"/button_message",schemaPath:"#/properties/button_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/button_message",schemaPath:"#/properties/button_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.button_rows !== undefined){
let data8 = data.button_rows;
if(Array.isArray(data8)){
if(data8.length > 25){
const err30 = {instancePath:instancePath+"/button_rows",schemaPath:"#/properties/button_rows/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.stamp === undefined){
const err31 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.role_id === undefined){
const err32 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9.style === undefined){
const err33 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/required",keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key2 in data9){
if(!(((key2 === "stamp") || (key2 === "role_id")) || (key2 === "style"))){
const err34 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.stamp !== undefined){
let data10 = data9.stamp;
if(typeof data10 === "string"){
if(data10.length > 64){
const err35 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern3.test(data10)){
const err36 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data10.replace(invisible0, "").trim().length < 1){
const err37 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/minLength",keyword:"minLength",params:{ limit: 1 },message:""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/button_rows/" + i1+"/stamp",schemaPath:"#/properties/button_rows/items/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data9.role_id !== undefined){
let data11 = data9.role_id;
if((typeof data11 !== "string") && (data11 !== null)){
const err39 = {instancePath:instancePath+"/button_rows/" + i1+"/role_id",schemaPath:"#/properties/button_rows/items/properties/role_id/type",keyword:"type",params:{type: schema1.properties.button_rows.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 20){
const err40 = {instancePath:instancePath+"/button_rows/" + i1+"/role_id",schemaPath:"#/properties/button_rows/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern0.test(data11)){
const err41 = {instancePath:instancePath+"/button_rows/" + i1+"/role_id",schemaPath:"#/properties/button_rows/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data9.style !== undefined){
let data12 = data9.style;
if(typeof data12 !== "string"){
const err42 = {instancePath:instancePath+"/button_rows/" + i1+"/style",schemaPath:"#/properties/button_rows/items/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((((data12 === "PRIMARY") || (data12 === "SECONDARY")) || (data12 === "SUCCESS")) || (data12 === "DANGER"))){
const err43 = {instancePath:instancePath+"/button_rows/" + i1+"/style",schemaPath:"#/properties/button_rows/items/properties/style/enum",keyword:"enum",params:{allowedValues: schema1.properties.button_rows.items.properties.style.enum},message:"must be equal to one of the allowed values"};
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
else {
const err44 = {instancePath:instancePath+"/button_rows/" + i1,schemaPath:"#/properties/button_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/button_rows",schemaPath:"#/properties/button_rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.button_channel_id !== undefined){
let data13 = data.button_channel_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err46 = {instancePath:instancePath+"/button_channel_id",schemaPath:"#/properties/button_channel_id/type",keyword:"type",params:{type: schema1.properties.button_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data13 === "string"){
if(data13.length > 20){
const err47 = {instancePath:instancePath+"/button_channel_id",schemaPath:"#/properties/button_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern0.test(data13)){
const err48 = {instancePath:instancePath+"/button_channel_id",schemaPath:"#/properties/button_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.button_message_id !== undefined){
let data14 = data.button_message_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err49 = {instancePath:instancePath+"/button_message_id",schemaPath:"#/properties/button_message_id/type",keyword:"type",params:{type: schema1.properties.button_message_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data14 === "string"){
if(data14.length > 20){
const err50 = {instancePath:instancePath+"/button_message_id",schemaPath:"#/properties/button_message_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern0.test(data14)){
const err51 = {instancePath:instancePath+"/button_message_id",schemaPath:"#/properties/button_message_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
validate1.errors = vErrors;
return errors === 0;
}
