// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");
const pattern_9f95224a = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emoji_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_message"}}); errors++;}
if(data.emoji_rows === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_rows"}}); errors++;}
if(data.emoji_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_channel_id"}}); errors++;}
if(data.emoji_message_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_message_id"}}); errors++;}
if(data.button_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_message"}}); errors++;}
if(data.button_rows === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_rows"}}); errors++;}
if(data.button_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_channel_id"}}); errors++;}
if(data.button_message_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_message_id"}}); errors++;}
for(const key0 in data){
if(!((((((((key0 === "emoji_message") || (key0 === "emoji_rows")) || (key0 === "emoji_channel_id")) || (key0 === "emoji_message_id")) || (key0 === "button_message")) || (key0 === "button_rows")) || (key0 === "button_channel_id")) || (key0 === "button_message_id"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.emoji_message !== undefined){
let data0 = data.emoji_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.emoji_rows !== undefined){
let data0 = data.emoji_rows;
if(Array.isArray(data0)){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows",keyword:"maxItems",params:{limit: 5}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.emoji === undefined){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"required",params:{missingProperty: "emoji"}}); errors++;}
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
for(const key0 in data1){
if(!((key0 === "emoji") || (key0 === "role_id"))){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.emoji !== undefined){
let data2 = data1.emoji;
if(typeof data2 === "string"){
if(data2.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",keyword:"maxLength",params:{limit: 64}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.emoji_channel_id !== undefined){
let data0 = data.emoji_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/emoji_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.emoji_message_id !== undefined){
let data0 = data.emoji_message_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.button_message !== undefined){
let data0 = data.button_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/button_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.button_rows !== undefined){
let data0 = data.button_rows;
if(Array.isArray(data0)){
if(data0.length > 0){(vErrors ??= []).push({instancePath:instancePath+"/button_rows",keyword:"maxItems",params:{limit: 0}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.stamp === undefined){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"required",params:{missingProperty: "stamp"}}); errors++;}
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.style === undefined){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"required",params:{missingProperty: "style"}}); errors++;}
for(const key0 in data1){
if(!(((key0 === "stamp") || (key0 === "role_id")) || (key0 === "style"))){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.stamp !== undefined){
let data2 = data1.stamp;
if(typeof data2 === "string"){
if(data2.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"maxLength",params:{limit: 64}}); errors++;}
if(!pattern_9f95224a.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data2.replace(invisible0, "").trim().length < 1){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"minLength",params:{ limit: 1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.style !== undefined){
let data2 = data1.style;
if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/style",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((data2 === "PRIMARY") || (data2 === "SECONDARY")) || (data2 === "SUCCESS")) || (data2 === "DANGER"))){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/style",keyword:"enum",params:{allowedValues: ["PRIMARY","SECONDARY","SUCCESS","DANGER"]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_rows",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.button_channel_id !== undefined){
let data0 = data.button_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/button_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/button_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/button_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.button_message_id !== undefined){
let data0 = data.button_message_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/button_message_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/button_message_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/button_message_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export const premium = validate_premium;

function validate_premium(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emoji_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_message"}}); errors++;}
if(data.emoji_rows === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_rows"}}); errors++;}
if(data.emoji_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_channel_id"}}); errors++;}
if(data.emoji_message_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "emoji_message_id"}}); errors++;}
if(data.button_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_message"}}); errors++;}
if(data.button_rows === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_rows"}}); errors++;}
if(data.button_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_channel_id"}}); errors++;}
if(data.button_message_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button_message_id"}}); errors++;}
for(const key0 in data){
if(!((((((((key0 === "emoji_message") || (key0 === "emoji_rows")) || (key0 === "emoji_channel_id")) || (key0 === "emoji_message_id")) || (key0 === "button_message")) || (key0 === "button_rows")) || (key0 === "button_channel_id")) || (key0 === "button_message_id"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.emoji_message !== undefined){
let data0 = data.emoji_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.emoji_rows !== undefined){
let data0 = data.emoji_rows;
if(Array.isArray(data0)){
if(data0.length > 25){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows",keyword:"maxItems",params:{limit: 25}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.emoji === undefined){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"required",params:{missingProperty: "emoji"}}); errors++;}
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
for(const key0 in data1){
if(!((key0 === "emoji") || (key0 === "role_id"))){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.emoji !== undefined){
let data2 = data1.emoji;
if(typeof data2 === "string"){
if(data2.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",keyword:"maxLength",params:{limit: 64}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/emoji",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/emoji_rows",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.emoji_channel_id !== undefined){
let data0 = data.emoji_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/emoji_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.emoji_message_id !== undefined){
let data0 = data.emoji_message_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/emoji_message_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.button_message !== undefined){
let data0 = data.button_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/button_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.button_rows !== undefined){
let data0 = data.button_rows;
if(Array.isArray(data0)){
if(data0.length > 25){(vErrors ??= []).push({instancePath:instancePath+"/button_rows",keyword:"maxItems",params:{limit: 25}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.stamp === undefined){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"required",params:{missingProperty: "stamp"}}); errors++;}
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.style === undefined){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"required",params:{missingProperty: "style"}}); errors++;}
for(const key0 in data1){
if(!(((key0 === "stamp") || (key0 === "role_id")) || (key0 === "style"))){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.stamp !== undefined){
let data2 = data1.stamp;
if(typeof data2 === "string"){
if(data2.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"maxLength",params:{limit: 64}}); errors++;}
if(!pattern_9f95224a.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"}}); errors++;}
const invisible0 = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cf}\\u2800]", "gu");
if(data2.replace(invisible0, "").trim().length < 1){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"minLength",params:{ limit: 1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/stamp",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.style !== undefined){
let data2 = data1.style;
if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/style",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((data2 === "PRIMARY") || (data2 === "SECONDARY")) || (data2 === "SUCCESS")) || (data2 === "DANGER"))){(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0+"/style",keyword:"enum",params:{allowedValues: ["PRIMARY","SECONDARY","SUCCESS","DANGER"]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_rows/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/button_rows",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.button_channel_id !== undefined){
let data0 = data.button_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/button_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/button_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/button_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.button_message_id !== undefined){
let data0 = data.button_message_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/button_message_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/button_message_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/button_message_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_premium.errors = vErrors;
return errors === 0;
}
