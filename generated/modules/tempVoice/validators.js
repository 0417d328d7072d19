// Made by `npm run generate` from schemas/. Do not edit.
const keys_e5d4793d = {"enabled":true,"hub_channel_id":true,"parent_category_id":true,"channel_name_template":true,"user_limit":true,"max_server_channels":true,"permission_mode":true,"custom_enabled":true,"custom_rules":true,"templates":true,"channel_creation_limit":true};

export const free = validate_free;
const hasOwn = Object.prototype.hasOwnProperty;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.hub_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hub_channel_id"}}); errors++;}
if(data.parent_category_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parent_category_id"}}); errors++;}
if(data.channel_name_template === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel_name_template"}}); errors++;}
if(data.user_limit === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_limit"}}); errors++;}
if(data.max_server_channels === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_server_channels"}}); errors++;}
if(data.permission_mode === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permission_mode"}}); errors++;}
if(data.custom_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_enabled"}}); errors++;}
if(data.custom_rules === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_rules"}}); errors++;}
if(data.templates === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "templates"}}); errors++;}
if(data.channel_creation_limit === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel_creation_limit"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_e5d4793d, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.hub_channel_id !== undefined){
let data0 = data.hub_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/hub_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/hub_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/hub_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.parent_category_id !== undefined){
let data0 = data.parent_category_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/parent_category_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/parent_category_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/parent_category_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.channel_name_template !== undefined){
let data0 = data.channel_name_template;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/channel_name_template",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/channel_name_template",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.user_limit !== undefined){
let data0 = data.user_limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/user_limit",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_limit",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_limit",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;}
}
}
if(data.max_server_channels !== undefined){
let data0 = data.max_server_channels;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/max_server_channels",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 50 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_server_channels",keyword:"maximum",params:{comparison: "<=", limit: 50}}); errors++;}
if(data0 < 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_server_channels",keyword:"minimum",params:{comparison: ">=", limit: 5}}); errors++;}
}
}
if(data.permission_mode !== undefined){
let data0 = data.permission_mode;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/permission_mode",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "everyone") || (data0 === "creator")) || (data0 === "custom"))){(vErrors ??= []).push({instancePath:instancePath+"/permission_mode",keyword:"enum",params:{allowedValues: ["everyone","creator","custom"]}}); errors++;}
}
if(data.custom_enabled !== undefined){
if(typeof data.custom_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/custom_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.custom_rules !== undefined){
let data0 = data.custom_rules;
if(Array.isArray(data0)){
if(data0.length > 10){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules",keyword:"maxItems",params:{limit: 10}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.allow === undefined){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"required",params:{missingProperty: "allow"}}); errors++;}
for(const key0 in data1){
if(!((key0 === "role_id") || (key0 === "allow"))){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.allow !== undefined){
if(typeof data1.allow !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/allow",keyword:"type",params:{type: "boolean"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/custom_rules",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.templates !== undefined){
let data0 = data.templates;
if(Array.isArray(data0)){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/templates",keyword:"maxItems",params:{limit: 5}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"required",params:{missingProperty: "name"}}); errors++;}
if(data1.template === undefined){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"required",params:{missingProperty: "template"}}); errors++;}
for(const key0 in data1){
if(!((key0 === "name") || (key0 === "template"))){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/name",keyword:"maxLength",params:{limit: 20}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.template !== undefined){
let data2 = data1.template;
if(typeof data2 === "string"){
if(data2.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/template",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/template",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.channel_creation_limit !== undefined){
let data0 = data.channel_creation_limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/channel_creation_limit",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/channel_creation_limit",keyword:"maximum",params:{comparison: "<=", limit: 5}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/channel_creation_limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
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
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.hub_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hub_channel_id"}}); errors++;}
if(data.parent_category_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parent_category_id"}}); errors++;}
if(data.channel_name_template === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel_name_template"}}); errors++;}
if(data.user_limit === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_limit"}}); errors++;}
if(data.max_server_channels === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_server_channels"}}); errors++;}
if(data.permission_mode === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permission_mode"}}); errors++;}
if(data.custom_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_enabled"}}); errors++;}
if(data.custom_rules === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_rules"}}); errors++;}
if(data.templates === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "templates"}}); errors++;}
if(data.channel_creation_limit === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel_creation_limit"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_e5d4793d, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.hub_channel_id !== undefined){
let data0 = data.hub_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/hub_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/hub_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/hub_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.parent_category_id !== undefined){
let data0 = data.parent_category_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/parent_category_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/parent_category_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/parent_category_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.channel_name_template !== undefined){
let data0 = data.channel_name_template;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/channel_name_template",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/channel_name_template",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.user_limit !== undefined){
let data0 = data.user_limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/user_limit",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_limit",keyword:"maximum",params:{comparison: "<=", limit: 99}}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_limit",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;}
}
}
if(data.max_server_channels !== undefined){
let data0 = data.max_server_channels;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/max_server_channels",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_server_channels",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;}
if(data0 < 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_server_channels",keyword:"minimum",params:{comparison: ">=", limit: 5}}); errors++;}
}
}
if(data.permission_mode !== undefined){
let data0 = data.permission_mode;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/permission_mode",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "everyone") || (data0 === "creator")) || (data0 === "custom"))){(vErrors ??= []).push({instancePath:instancePath+"/permission_mode",keyword:"enum",params:{allowedValues: ["everyone","creator","custom"]}}); errors++;}
}
if(data.custom_enabled !== undefined){
if(typeof data.custom_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/custom_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.custom_rules !== undefined){
let data0 = data.custom_rules;
if(Array.isArray(data0)){
if(data0.length > 10){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules",keyword:"maxItems",params:{limit: 10}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.role_id === undefined){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"required",params:{missingProperty: "role_id"}}); errors++;}
if(data1.allow === undefined){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"required",params:{missingProperty: "allow"}}); errors++;}
for(const key0 in data1){
if(!((key0 === "role_id") || (key0 === "allow"))){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.role_id !== undefined){
let data2 = data1.role_id;
if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data1.allow !== undefined){
if(typeof data1.allow !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0+"/allow",keyword:"type",params:{type: "boolean"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/custom_rules/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/custom_rules",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.templates !== undefined){
let data0 = data.templates;
if(Array.isArray(data0)){
if(data0.length > 10){(vErrors ??= []).push({instancePath:instancePath+"/templates",keyword:"maxItems",params:{limit: 10}}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"required",params:{missingProperty: "name"}}); errors++;}
if(data1.template === undefined){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"required",params:{missingProperty: "template"}}); errors++;}
for(const key0 in data1){
if(!((key0 === "name") || (key0 === "template"))){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/name",keyword:"maxLength",params:{limit: 20}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/name",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data1.template !== undefined){
let data2 = data1.template;
if(typeof data2 === "string"){
if(data2.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/template",keyword:"maxLength",params:{limit: 32}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0+"/template",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates/" + i0,keyword:"type",params:{type: "object"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/templates",keyword:"type",params:{type: "array"}}); errors++;}
}
if(data.channel_creation_limit !== undefined){
let data0 = data.channel_creation_limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/channel_creation_limit",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/channel_creation_limit",keyword:"maximum",params:{comparison: "<=", limit: 5}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/channel_creation_limit",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_premium.errors = vErrors;
return errors === 0;
}
