// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.statistics_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statistics_enabled"}}); errors++;}
if(data.web_dashboard_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "web_dashboard_enabled"}}); errors++;}
if(data.stats_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stats_channel_id"}}); errors++;}
if(data.auto_update_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_update_enabled"}}); errors++;}
if(data.update_interval === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "update_interval"}}); errors++;}
if(data.message_period === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_period"}}); errors++;}
if(data.message_template === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_template"}}); errors++;}
for(const key0 in data){
if(!(((((((key0 === "statistics_enabled") || (key0 === "web_dashboard_enabled")) || (key0 === "stats_channel_id")) || (key0 === "auto_update_enabled")) || (key0 === "update_interval")) || (key0 === "message_period")) || (key0 === "message_template"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.statistics_enabled !== undefined){
if(typeof data.statistics_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/statistics_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.web_dashboard_enabled !== undefined){
if(typeof data.web_dashboard_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/web_dashboard_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.stats_channel_id !== undefined){
let data0 = data.stats_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/stats_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/stats_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/stats_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.auto_update_enabled !== undefined){
if(typeof data.auto_update_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/auto_update_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.update_interval !== undefined){
let data0 = data.update_interval;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/update_interval",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/update_interval",keyword:"maximum",params:{comparison: "<=", limit: 60}}); errors++;}
if(data0 < 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/update_interval",keyword:"minimum",params:{comparison: ">=", limit: 5}}); errors++;}
}
}
if(data.message_period !== undefined){
let data0 = data.message_period;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/message_period",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((data0 === "1h") || (data0 === "24h")) || (data0 === "7d")) || (data0 === "30d"))){(vErrors ??= []).push({instancePath:instancePath+"/message_period",keyword:"enum",params:{allowedValues: ["1h","24h","7d","30d"]}}); errors++;}
}
if(data.message_template !== undefined){
let data0 = data.message_template;
if(typeof data0 === "string"){
if(data0.length > 1800){(vErrors ??= []).push({instancePath:instancePath+"/message_template",keyword:"maxLength",params:{limit: 1800}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/message_template",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };