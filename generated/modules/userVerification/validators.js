// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"verification_enabled":{"type":"boolean"},"auto_verification":{"type":"boolean","enum":[false]},"log_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"verification_mode":{"type":"string","enum":["permissive","restrictive"]},"unverified_role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"verified_role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"timeout_minutes":{"type":"integer","minimum":1,"maximum":60},"kick_on_timeout":{"type":"boolean"},"verification_instructions":{"type":"string","maxLength":1900}},"required":["verification_enabled","auto_verification","log_channel_id","verification_mode","unverified_role_id","verified_role_id","timeout_minutes","kick_on_timeout","verification_instructions"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verification_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_enabled"},message:"must have required property '"+"verification_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.auto_verification === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto_verification"},message:"must have required property '"+"auto_verification"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.log_channel_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_channel_id"},message:"must have required property '"+"log_channel_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.verification_mode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_mode"},message:"must have required property '"+"verification_mode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.unverified_role_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unverified_role_id"},message:"must have required property '"+"unverified_role_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.verified_role_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verified_role_id"},message:"must have required property '"+"verified_role_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.timeout_minutes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout_minutes"},message:"must have required property '"+"timeout_minutes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.kick_on_timeout === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kick_on_timeout"},message:"must have required property '"+"kick_on_timeout"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.verification_instructions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_instructions"},message:"must have required property '"+"verification_instructions"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.verification_enabled !== undefined){
if(typeof data.verification_enabled !== "boolean"){
const err10 = {instancePath:instancePath+"/verification_enabled",schemaPath:"#/properties/verification_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.auto_verification !== undefined){
let data1 = data.auto_verification;
if(typeof data1 !== "boolean"){
const err11 = {instancePath:instancePath+"/auto_verification",schemaPath:"#/properties/auto_verification/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data1 === false)){
const err12 = {instancePath:instancePath+"/auto_verification",schemaPath:"#/properties/auto_verification/enum",keyword:"enum",params:{allowedValues: schema0.properties.auto_verification.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.log_channel_id !== undefined){
let data2 = data.log_channel_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err13 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/type",keyword:"type",params:{type: schema0.properties.log_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 20){
const err14 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data2)){
const err15 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.verification_mode !== undefined){
let data3 = data.verification_mode;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/verification_mode",schemaPath:"#/properties/verification_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data3 === "permissive") || (data3 === "restrictive"))){
const err17 = {instancePath:instancePath+"/verification_mode",schemaPath:"#/properties/verification_mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.verification_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.unverified_role_id !== undefined){
let data4 = data.unverified_role_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/unverified_role_id",schemaPath:"#/properties/unverified_role_id/type",keyword:"type",params:{type: schema0.properties.unverified_role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 20){
const err19 = {instancePath:instancePath+"/unverified_role_id",schemaPath:"#/properties/unverified_role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern0.test(data4)){
const err20 = {instancePath:instancePath+"/unverified_role_id",schemaPath:"#/properties/unverified_role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.verified_role_id !== undefined){
let data5 = data.verified_role_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/verified_role_id",schemaPath:"#/properties/verified_role_id/type",keyword:"type",params:{type: schema0.properties.verified_role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err22 = {instancePath:instancePath+"/verified_role_id",schemaPath:"#/properties/verified_role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data5)){
const err23 = {instancePath:instancePath+"/verified_role_id",schemaPath:"#/properties/verified_role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.timeout_minutes !== undefined){
let data6 = data.timeout_minutes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.kick_on_timeout !== undefined){
if(typeof data.kick_on_timeout !== "boolean"){
const err27 = {instancePath:instancePath+"/kick_on_timeout",schemaPath:"#/properties/kick_on_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.verification_instructions !== undefined){
let data8 = data.verification_instructions;
if(typeof data8 === "string"){
if(data8.length > 1900){
const err28 = {instancePath:instancePath+"/verification_instructions",schemaPath:"#/properties/verification_instructions/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
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
const err29 = {instancePath:instancePath+"/verification_instructions",schemaPath:"#/properties/verification_instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const premium = validate1;
const schema1 = {"type":"object","properties":{"verification_enabled":{"type":"boolean"},"auto_verification":{"type":"boolean"},"log_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"verification_mode":{"type":"string","enum":["permissive","restrictive"]},"unverified_role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"verified_role_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"timeout_minutes":{"type":"integer","minimum":1,"maximum":60},"kick_on_timeout":{"type":"boolean"},"verification_instructions":{"type":"string","maxLength":1900}},"required":["verification_enabled","auto_verification","log_channel_id","verification_mode","unverified_role_id","verified_role_id","timeout_minutes","kick_on_timeout","verification_instructions"],"additionalProperties":false};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verification_enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_enabled"},message:"must have required property '"+"verification_enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.auto_verification === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auto_verification"},message:"must have required property '"+"auto_verification"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.log_channel_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_channel_id"},message:"must have required property '"+"log_channel_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.verification_mode === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_mode"},message:"must have required property '"+"verification_mode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.unverified_role_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unverified_role_id"},message:"must have required property '"+"unverified_role_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.verified_role_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verified_role_id"},message:"must have required property '"+"verified_role_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.timeout_minutes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout_minutes"},message:"must have required property '"+"timeout_minutes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.kick_on_timeout === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kick_on_timeout"},message:"must have required property '"+"kick_on_timeout"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.verification_instructions === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verification_instructions"},message:"must have required property '"+"verification_instructions"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.verification_enabled !== undefined){
if(typeof data.verification_enabled !== "boolean"){
const err10 = {instancePath:instancePath+"/verification_enabled",schemaPath:"#/properties/verification_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.auto_verification !== undefined){
if(typeof data.auto_verification !== "boolean"){
const err11 = {instancePath:instancePath+"/auto_verification",schemaPath:"#/properties/auto_verification/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.log_channel_id !== undefined){
let data2 = data.log_channel_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/type",keyword:"type",params:{type: schema1.properties.log_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 20){
const err13 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.verification_mode !== undefined){
let data3 = data.verification_mode;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/verification_mode",schemaPath:"#/properties/verification_mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data3 === "permissive") || (data3 === "restrictive"))){
const err16 = {instancePath:instancePath+"/verification_mode",schemaPath:"#/properties/verification_mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.verification_mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.unverified_role_id !== undefined){
let data4 = data.unverified_role_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/unverified_role_id",schemaPath:"#/properties/unverified_role_id/type",keyword:"type",params:{type: schema1.properties.unverified_role_id.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/unverified_role_id",schemaPath:"#/properties/unverified_role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern0.test(data4)){
const err19 = {instancePath:instancePath+"/unverified_role_id",schemaPath:"#/properties/unverified_role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
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
if(data.verified_role_id !== undefined){
let data5 = data.verified_role_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/verified_role_id",schemaPath:"#/properties/verified_role_id/type",keyword:"type",params:{type: schema1.properties.verified_role_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err21 = {instancePath:instancePath+"/verified_role_id",schemaPath:"#/properties/verified_role_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern0.test(data5)){
const err22 = {instancePath:instancePath+"/verified_role_id",schemaPath:"#/properties/verified_role_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.timeout_minutes !== undefined){
let data6 = data.timeout_minutes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/timeout_minutes",schemaPath:"#/properties/timeout_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.kick_on_timeout !== undefined){
if(typeof data.kick_on_timeout !== "boolean"){
const err26 = {instancePath:instancePath+"/kick_on_timeout",schemaPath:"#/properties/kick_on_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.verification_instructions !== undefined){
let data8 = data.verification_instructions;
if(typeof data8 === "string"){
if(data8.length > 1900){
const err27 = {instancePath:instancePath+"/verification_instructions",schemaPath:"#/properties/verification_instructions/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
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
const err28 = {instancePath:instancePath+"/verification_instructions",schemaPath:"#/properties/verification_instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
