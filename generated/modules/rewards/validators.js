// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily_reward_system_active === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "daily_reward_system_active"}}); errors++;}
if(data.daily_reward_min_amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "daily_reward_min_amount"}}); errors++;}
if(data.daily_reward_max_amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "daily_reward_max_amount"}}); errors++;}
if(data.daily_reward_premium_chance === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "daily_reward_premium_chance"}}); errors++;}
if(data.daily_reward_premium_amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "daily_reward_premium_amount"}}); errors++;}
for(const key0 in data){
if(!(((((key0 === "daily_reward_system_active") || (key0 === "daily_reward_min_amount")) || (key0 === "daily_reward_max_amount")) || (key0 === "daily_reward_premium_chance")) || (key0 === "daily_reward_premium_amount"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.daily_reward_system_active !== undefined){
if(typeof data.daily_reward_system_active !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_system_active",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.daily_reward_min_amount !== undefined){
let data0 = data.daily_reward_min_amount;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_min_amount",keyword:"maximum",params:{comparison: "<=", limit: 10000}}); errors++;}
if(data0 < 0.01 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_min_amount",keyword:"minimum",params:{comparison: ">=", limit: 0.01}}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_min_amount",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_min_amount",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.daily_reward_max_amount !== undefined){
let data0 = data.daily_reward_max_amount;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_max_amount",keyword:"maximum",params:{comparison: "<=", limit: 10000}}); errors++;}
if(data0 < 0.01 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_max_amount",keyword:"minimum",params:{comparison: ">=", limit: 0.01}}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_max_amount",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_max_amount",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.daily_reward_premium_chance !== undefined){
let data0 = data.daily_reward_premium_chance;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_chance",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_chance",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_chance",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_chance",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.daily_reward_premium_amount !== undefined){
let data0 = data.daily_reward_premium_amount;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_amount",keyword:"maximum",params:{comparison: "<=", limit: 10000}}); errors++;}
if(data0 < 0.01 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_amount",keyword:"minimum",params:{comparison: ">=", limit: 0.01}}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100){(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_amount",keyword:"multipleOf",params:{ multipleOf: 0.01 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/daily_reward_premium_amount",keyword:"type",params:{type: "number"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };