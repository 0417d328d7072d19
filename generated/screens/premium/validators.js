// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "plan"}}); errors++;}
if(data.plan_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "plan_type"}}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"}}); errors++;}
if(data.coupon === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "coupon"}}); errors++;}
for(const key0 in data){
if(!((((key0 === "plan") || (key0 === "plan_type")) || (key0 === "guild_id")) || (key0 === "coupon"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.plan !== undefined){
let data0 = data.plan;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"type",params:{type: "string"}}); errors++;}
if(!(data0 === "premium")){(vErrors ??= []).push({instancePath:instancePath+"/plan",keyword:"enum",params:{allowedValues: ["premium"]}}); errors++;}
}
if(data.plan_type !== undefined){
let data0 = data.plan_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/plan_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "monthly") || (data0 === "yearly"))){(vErrors ??= []).push({instancePath:instancePath+"/plan_type",keyword:"enum",params:{allowedValues: ["monthly","yearly"]}}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.coupon !== undefined){
let data0 = data.coupon;
if(typeof data0 === "string"){
if(data0.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/coupon",keyword:"maxLength",params:{limit: 100}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/coupon",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };