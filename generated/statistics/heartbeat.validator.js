// Made by `npm run generate` from schemas/. Do not edit.

export const validate = validate_validate;
const pattern_d47e912f = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$", "u");

function validate_validate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.websocket === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "websocket"},message:"must have required property '"+"websocket"+"'"}); errors++;}
if(data.latency === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "latency"},message:"must have required property '"+"latency"+"'"}); errors++;}
if(data.started_at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"}); errors++;}
if(data.guild_count === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_count"},message:"must have required property '"+"guild_count"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "websocket") || (key0 === "latency")) || (key0 === "started_at")) || (key0 === "guild_count")) || (key0 === "user_count")) || (key0 === "command_count"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.websocket !== undefined){
let data0 = data.websocket;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/websocket",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
if(!(((data0 === "connected") || (data0 === "reconnecting")) || (data0 === "disconnected"))){(vErrors ??= []).push({instancePath:instancePath+"/websocket",keyword:"enum",params:{allowedValues: ["connected","reconnecting","disconnected"]},message:"must be equal to one of the allowed values"}); errors++;}
}
if(data.latency !== undefined){
let data0 = data.latency;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3600000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/latency",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/latency",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/latency",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
if(data.started_at !== undefined){
let data0 = data.started_at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.guild_count !== undefined){
let data0 = data.guild_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/guild_count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
if(data.user_count !== undefined){
let data0 = data.user_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/user_count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_count",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
if(data.command_count !== undefined){
let data0 = data.command_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/command_count",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/command_count",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/command_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate_validate.errors = vErrors;
return errors === 0;
}
