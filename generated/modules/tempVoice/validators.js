// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"enabled":{"type":"boolean"},"hub_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"parent_category_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"channel_name_template":{"type":"string","maxLength":32},"user_limit":{"type":"integer","minimum":0,"maximum":99},"max_server_channels":{"type":"integer","minimum":5,"maximum":50},"permission_mode":{"type":"string","enum":["everyone","creator","custom"]},"custom_enabled":{"type":"boolean"},"custom_rules":{"type":"array","maxItems":10,"items":{"type":"object","properties":{"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"allow":{"type":"boolean"}},"required":["role_id","allow"],"additionalProperties":false}},"templates":{"type":"array","maxItems":5,"items":{"type":"object","properties":{"name":{"type":"string","maxLength":20},"template":{"type":"string","maxLength":32}},"required":["name","template"],"additionalProperties":false}},"channel_creation_limit":{"type":"integer","minimum":1,"maximum":5}},"required":["enabled","hub_channel_id","parent_category_id","channel_name_template","user_limit","max_server_channels","permission_mode","custom_enabled","custom_rules","templates","channel_creation_limit"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]*$", "u");

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
if(data.hub_channel_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hub_channel_id"},message:"must have required property '"+"hub_channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parent_category_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parent_category_id"},message:"must have required property '"+"parent_category_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel_name_template === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_name_template"},message:"must have required property '"+"channel_name_template"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.user_limit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_limit"},message:"must have required property '"+"user_limit"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.max_server_channels === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_server_channels"},message:"must have required property '"+"max_server_channels"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.permission_mode === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permission_mode"},message:"must have required property '"+"permission_mode"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.custom_enabled === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_enabled"},message:"must have required property '"+"custom_enabled"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.custom_rules === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_rules"},message:"must have required property '"+"custom_rules"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.templates === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templates"},message:"must have required property '"+"templates"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.channel_creation_limit === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_creation_limit"},message:"must have required property '"+"channel_creation_limit"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err12 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.hub_channel_id !== undefined){
let data1 = data.hub_channel_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err13 = {instancePath:instancePath+"/hub_channel_id",schemaPath:"#/properties/hub_channel_id/type",keyword:"type",params:{type: schema0.properties.hub_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 20){
const err14 = {instancePath:instancePath+"/hub_channel_id",schemaPath:"#/properties/hub_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data1)){
const err15 = {instancePath:instancePath+"/hub_channel_id",schemaPath:"#/properties/hub_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.parent_category_id !== undefined){
let data2 = data.parent_category_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/parent_category_id",schemaPath:"#/properties/parent_category_id/type",keyword:"type",params:{type: schema0.properties.parent_category_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 20){
const err17 = {instancePath:instancePath+"/parent_category_id",schemaPath:"#/properties/parent_category_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data2)){
const err18 = {instancePath:instancePath+"/parent_category_id",schemaPath:"#/properties/parent_category_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.channel_name_template !== undefined){
let data3 = data.channel_name_template;
if(typeof data3 === "string"){
if(data3.length > 32){
const err19 = {instancePath:instancePath+"/channel_name_template",schemaPath:"#/properties/channel_name_template/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
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
const err20 = {instancePath:instancePath+"/channel_name_template",schemaPath:"#/properties/channel_name_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.user_limit !== undefined){
let data4 = data.user_limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/user_limit",schemaPath:"#/properties/user_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/user_limit",schemaPath:"#/properties/user_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/user_limit",schemaPath:"#/properties/user_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.max_server_channels !== undefined){
let data5 = data.max_server_channels;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/max_server_channels",schemaPath:"#/properties/max_server_channels/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/max_server_channels",schemaPath:"#/properties/max_server_channels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5 < 5 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/max_server_channels",schemaPath:"#/properties/max_server_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.permission_mode !== undefined){
let data6 = data.permission_mode;
if(typeof data6 !== "string"){
const err27 = {instancePath:instancePath+"/permission_mode",schemaPath:"#/properties/permission_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data6 === "everyone") || (data6 === "creator")) || (data6 === "custom"))){
const err28 = {instancePath:instancePath+"/permission_mode",schemaPath:"#/properties/permission_mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.permission_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.custom_enabled !== undefined){
if(typeof data.custom_enabled !== "boolean"){
const err29 = {instancePath:instancePath+"/custom_enabled",schemaPath:"#/properties/custom_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.custom_rules !== undefined){
let data8 = data.custom_rules;
if(Array.isArray(data8)){
if(data8.length > 10){
const err30 = {instancePath:instancePath+"/custom_rules",schemaPath:"#/properties/custom_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.role_id === undefined){
const err31 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.allow === undefined){
const err32 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/required",keyword:"required",params:{missingProperty: "allow"},message:"must have required property '"+"allow"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "role_id") || (key1 === "allow"))){
const err33 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.role_id !== undefined){
let data10 = data9.role_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err34 = {instancePath:instancePath+"/custom_rules/" + i0+"/role_id",schemaPath:"#/properties/custom_rules/items/properties/role_id/type",keyword:"type",params:{type: schema0.properties.custom_rules.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 20){
const err35 = {instancePath:instancePath+"/custom_rules/" + i0+"/role_id",schemaPath:"#/properties/custom_rules/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern0.test(data10)){
const err36 = {instancePath:instancePath+"/custom_rules/" + i0+"/role_id",schemaPath:"#/properties/custom_rules/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data9.allow !== undefined){
if(typeof data9.allow !== "boolean"){
const err37 = {instancePath:instancePath+"/custom_rules/" + i0+"/allow",schemaPath:"#/properties/custom_rules/items/properties/allow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err38 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/custom_rules",schemaPath:"#/properties/custom_rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.templates !== undefined){
let data12 = data.templates;
if(Array.isArray(data12)){
if(data12.length > 5){
const err40 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err41 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.template === undefined){
const err42 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "template"},message:"must have required property '"+"template"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "name") || (key2 === "template"))){
const err43 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(data14.length > 20){
const err44 = {instancePath:instancePath+"/templates/" + i1+"/name",schemaPath:"#/properties/templates/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/templates/" + i1+"/name",schemaPath:"#/properties/templates/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.template !== undefined){
let data15 = data13.template;
if(typeof data15 === "string"){
if(data15.length > 32){
const err46 = {instancePath:instancePath+"/templates/" + i1+"/template",schemaPath:"#/properties/templates/items/properties/template/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/templates/" + i1+"/template",schemaPath:"#/properties/templates/items/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err48 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err49 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.channel_creation_limit !== undefined){
let data16 = data.channel_creation_limit;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/channel_creation_limit",schemaPath:"#/properties/channel_creation_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/channel_creation_limit",schemaPath:"#/properties/channel_creation_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/channel_creation_limit",schemaPath:"#/properties/channel_creation_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const premium = validate1;
const schema1 = {"type":"object","properties":{"enabled":{"type":"boolean"},"hub_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"parent_category_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"channel_name_template":{"type":"string","maxLength":32},"user_limit":{"type":"integer","minimum":0,"maximum":99},"max_server_channels":{"type":"integer","minimum":5,"maximum":100},"permission_mode":{"type":"string","enum":["everyone","creator","custom"]},"custom_enabled":{"type":"boolean"},"custom_rules":{"type":"array","maxItems":10,"items":{"type":"object","properties":{"role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"allow":{"type":"boolean"}},"required":["role_id","allow"],"additionalProperties":false}},"templates":{"type":"array","maxItems":10,"items":{"type":"object","properties":{"name":{"type":"string","maxLength":20},"template":{"type":"string","maxLength":32}},"required":["name","template"],"additionalProperties":false}},"channel_creation_limit":{"type":"integer","minimum":1,"maximum":5}},"required":["enabled","hub_channel_id","parent_category_id","channel_name_template","user_limit","max_server_channels","permission_mode","custom_enabled","custom_rules","templates","channel_creation_limit"],"additionalProperties":false};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.hub_channel_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hub_channel_id"},message:"must have required property '"+"hub_channel_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parent_category_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parent_category_id"},message:"must have required property '"+"parent_category_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel_name_template === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_name_template"},message:"must have required property '"+"channel_name_template"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.user_limit === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_limit"},message:"must have required property '"+"user_limit"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.max_server_channels === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_server_channels"},message:"must have required property '"+"max_server_channels"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.permission_mode === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permission_mode"},message:"must have required property '"+"permission_mode"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.custom_enabled === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_enabled"},message:"must have required property '"+"custom_enabled"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.custom_rules === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_rules"},message:"must have required property '"+"custom_rules"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.templates === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templates"},message:"must have required property '"+"templates"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.channel_creation_limit === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_creation_limit"},message:"must have required property '"+"channel_creation_limit"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err12 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.hub_channel_id !== undefined){
let data1 = data.hub_channel_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err13 = {instancePath:instancePath+"/hub_channel_id",schemaPath:"#/properties/hub_channel_id/type",keyword:"type",params:{type: schema1.properties.hub_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 20){
const err14 = {instancePath:instancePath+"/hub_channel_id",schemaPath:"#/properties/hub_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data1)){
const err15 = {instancePath:instancePath+"/hub_channel_id",schemaPath:"#/properties/hub_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.parent_category_id !== undefined){
let data2 = data.parent_category_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/parent_category_id",schemaPath:"#/properties/parent_category_id/type",keyword:"type",params:{type: schema1.properties.parent_category_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 20){
const err17 = {instancePath:instancePath+"/parent_category_id",schemaPath:"#/properties/parent_category_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data2)){
const err18 = {instancePath:instancePath+"/parent_category_id",schemaPath:"#/properties/parent_category_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.channel_name_template !== undefined){
let data3 = data.channel_name_template;
if(typeof data3 === "string"){
if(data3.length > 32){
const err19 = {instancePath:instancePath+"/channel_name_template",schemaPath:"#/properties/channel_name_template/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
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
const err20 = {instancePath:instancePath+"/channel_name_template",schemaPath:"#/properties/channel_name_template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.user_limit !== undefined){
let data4 = data.user_limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/user_limit",schemaPath:"#/properties/user_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/user_limit",schemaPath:"#/properties/user_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/user_limit",schemaPath:"#/properties/user_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.max_server_channels !== undefined){
let data5 = data.max_server_channels;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/max_server_channels",schemaPath:"#/properties/max_server_channels/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/max_server_channels",schemaPath:"#/properties/max_server_channels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5 < 5 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/max_server_channels",schemaPath:"#/properties/max_server_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.permission_mode !== undefined){
let data6 = data.permission_mode;
if(typeof data6 !== "string"){
const err27 = {instancePath:instancePath+"/permission_mode",schemaPath:"#/properties/permission_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data6 === "everyone") || (data6 === "creator")) || (data6 === "custom"))){
const err28 = {instancePath:instancePath+"/permission_mode",schemaPath:"#/properties/permission_mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.permission_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.custom_enabled !== undefined){
if(typeof data.custom_enabled !== "boolean"){
const err29 = {instancePath:instancePath+"/custom_enabled",schemaPath:"#/properties/custom_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.custom_rules !== undefined){
let data8 = data.custom_rules;
if(Array.isArray(data8)){
if(data8.length > 10){
const err30 = {instancePath:instancePath+"/custom_rules",schemaPath:"#/properties/custom_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.role_id === undefined){
const err31 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/required",keyword:"required",params:{missingProperty: "role_id"},message:"must have required property '"+"role_id"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.allow === undefined){
const err32 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/required",keyword:"required",params:{missingProperty: "allow"},message:"must have required property '"+"allow"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "role_id") || (key1 === "allow"))){
const err33 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.role_id !== undefined){
let data10 = data9.role_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err34 = {instancePath:instancePath+"/custom_rules/" + i0+"/role_id",schemaPath:"#/properties/custom_rules/items/properties/role_id/type",keyword:"type",params:{type: schema1.properties.custom_rules.items.properties.role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 20){
const err35 = {instancePath:instancePath+"/custom_rules/" + i0+"/role_id",schemaPath:"#/properties/custom_rules/items/properties/role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern0.test(data10)){
const err36 = {instancePath:instancePath+"/custom_rules/" + i0+"/role_id",schemaPath:"#/properties/custom_rules/items/properties/role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data9.allow !== undefined){
if(typeof data9.allow !== "boolean"){
const err37 = {instancePath:instancePath+"/custom_rules/" + i0+"/allow",schemaPath:"#/properties/custom_rules/items/properties/allow/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err38 = {instancePath:instancePath+"/custom_rules/" + i0,schemaPath:"#/properties/custom_rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/custom_rules",schemaPath:"#/properties/custom_rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.templates !== undefined){
let data12 = data.templates;
if(Array.isArray(data12)){
if(data12.length > 10){
const err40 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err41 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.template === undefined){
const err42 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "template"},message:"must have required property '"+"template"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key2 in data13){
if(!((key2 === "name") || (key2 === "template"))){
const err43 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(data14.length > 20){
const err44 = {instancePath:instancePath+"/templates/" + i1+"/name",schemaPath:"#/properties/templates/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/templates/" + i1+"/name",schemaPath:"#/properties/templates/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.template !== undefined){
let data15 = data13.template;
if(typeof data15 === "string"){
if(data15.length > 32){
const err46 = {instancePath:instancePath+"/templates/" + i1+"/template",schemaPath:"#/properties/templates/items/properties/template/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/templates/" + i1+"/template",schemaPath:"#/properties/templates/items/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err48 = {instancePath:instancePath+"/templates/" + i1,schemaPath:"#/properties/templates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err49 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.channel_creation_limit !== undefined){
let data16 = data.channel_creation_limit;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/channel_creation_limit",schemaPath:"#/properties/channel_creation_limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/channel_creation_limit",schemaPath:"#/properties/channel_creation_limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/channel_creation_limit",schemaPath:"#/properties/channel_creation_limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
