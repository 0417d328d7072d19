// Made by `npm run generate` from schemas/. Do not edit.

export const validate = validate_validate;

function validate_validate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"}); errors++;}
for(const key0 in data){
if(!(((key0 === "state") || (key0 === "outcome")) || (key0 === "sentence"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
if(!(((data0 === "running") || (data0 === "done")) || (data0 === "failed"))){(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: ["running","done","failed"]},message:"must be equal to one of the allowed values"}); errors++;}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.created === undefined){(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"}); errors++;}
if(data0.changed === undefined){(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"}); errors++;}
if(data0.failed === undefined){(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"}); errors++;}
for(const key0 in data0){
if(!(((key0 === "created") || (key0 === "changed")) || (key0 === "failed"))){(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data0.created !== undefined){
let data1 = data0.created;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/outcome/created",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/outcome/created",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}); errors++;}
if(data1 < 0 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/outcome/created",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
if(data0.changed !== undefined){
let data1 = data0.changed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/outcome/changed",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/outcome/changed",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}); errors++;}
if(data1 < 0 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/outcome/changed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
if(data0.failed !== undefined){
let data1 = data0.failed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/outcome/failed",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/outcome/failed",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"}); errors++;}
if(data1 < 0 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/outcome/failed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
}
if(data.sentence !== undefined){
let data0 = data.sentence;
if(typeof data0 === "string"){
if(data0.length > 300){(vErrors ??= []).push({instancePath:instancePath+"/sentence",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/sentence",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/sentence",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate_validate.errors = vErrors;
return errors === 0;
}
