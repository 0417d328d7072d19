// Made by `npm run generate` from schemas/. Do not edit.
const keys_8f41d498 = {"verification_enabled":true,"auto_verification":true,"log_channel_id":true,"verification_mode":true,"unverified_role_id":true,"verified_role_id":true,"timeout_minutes":true,"kick_on_timeout":true,"verification_instructions":true};

export const free = validate_free;
const hasOwn = Object.prototype.hasOwnProperty;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verification_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_enabled"}}); errors++;}
if(data.auto_verification === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_verification"}}); errors++;}
if(data.log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log_channel_id"}}); errors++;}
if(data.verification_mode === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_mode"}}); errors++;}
if(data.unverified_role_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unverified_role_id"}}); errors++;}
if(data.verified_role_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verified_role_id"}}); errors++;}
if(data.timeout_minutes === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout_minutes"}}); errors++;}
if(data.kick_on_timeout === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kick_on_timeout"}}); errors++;}
if(data.verification_instructions === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_instructions"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_8f41d498, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.verification_enabled !== undefined){
if(typeof data.verification_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/verification_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.auto_verification !== undefined){
let data0 = data.auto_verification;
if(typeof data0 !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/auto_verification",keyword:"type",params:{type: "boolean"}}); errors++;}
if(!(data0 === false)){(vErrors ??= []).push({instancePath:instancePath+"/auto_verification",keyword:"enum",params:{allowedValues: [false]}}); errors++;}
}
if(data.log_channel_id !== undefined){
let data0 = data.log_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.verification_mode !== undefined){
let data0 = data.verification_mode;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/verification_mode",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "permissive") || (data0 === "restrictive"))){(vErrors ??= []).push({instancePath:instancePath+"/verification_mode",keyword:"enum",params:{allowedValues: ["permissive","restrictive"]}}); errors++;}
}
if(data.unverified_role_id !== undefined){
let data0 = data.unverified_role_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/unverified_role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/unverified_role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/unverified_role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.verified_role_id !== undefined){
let data0 = data.verified_role_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/verified_role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/verified_role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/verified_role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.timeout_minutes !== undefined){
let data0 = data.timeout_minutes;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/timeout_minutes",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/timeout_minutes",keyword:"maximum",params:{comparison: "<=", limit: 60}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/timeout_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.kick_on_timeout !== undefined){
if(typeof data.kick_on_timeout !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/kick_on_timeout",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.verification_instructions !== undefined){
let data0 = data.verification_instructions;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/verification_instructions",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/verification_instructions",keyword:"type",params:{type: "string"}}); errors++;}
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
if(data.verification_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_enabled"}}); errors++;}
if(data.auto_verification === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_verification"}}); errors++;}
if(data.log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log_channel_id"}}); errors++;}
if(data.verification_mode === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_mode"}}); errors++;}
if(data.unverified_role_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unverified_role_id"}}); errors++;}
if(data.verified_role_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verified_role_id"}}); errors++;}
if(data.timeout_minutes === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout_minutes"}}); errors++;}
if(data.kick_on_timeout === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kick_on_timeout"}}); errors++;}
if(data.verification_instructions === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verification_instructions"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_8f41d498, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.verification_enabled !== undefined){
if(typeof data.verification_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/verification_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.auto_verification !== undefined){
if(typeof data.auto_verification !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/auto_verification",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.log_channel_id !== undefined){
let data0 = data.log_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.verification_mode !== undefined){
let data0 = data.verification_mode;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/verification_mode",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "permissive") || (data0 === "restrictive"))){(vErrors ??= []).push({instancePath:instancePath+"/verification_mode",keyword:"enum",params:{allowedValues: ["permissive","restrictive"]}}); errors++;}
}
if(data.unverified_role_id !== undefined){
let data0 = data.unverified_role_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/unverified_role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/unverified_role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/unverified_role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.verified_role_id !== undefined){
let data0 = data.verified_role_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/verified_role_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/verified_role_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/verified_role_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.timeout_minutes !== undefined){
let data0 = data.timeout_minutes;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/timeout_minutes",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/timeout_minutes",keyword:"maximum",params:{comparison: "<=", limit: 60}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/timeout_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.kick_on_timeout !== undefined){
if(typeof data.kick_on_timeout !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/kick_on_timeout",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.verification_instructions !== undefined){
let data0 = data.verification_instructions;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/verification_instructions",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/verification_instructions",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_premium.errors = vErrors;
return errors === 0;
}
