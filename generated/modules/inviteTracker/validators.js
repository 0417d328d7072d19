// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite_tracking_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invite_tracking_enabled"}}); errors++;}
if(data.invite_log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invite_log_channel_id"}}); errors++;}
if(data.invite_notification_template === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invite_notification_template"}}); errors++;}
for(const key0 in data){
if(!(((key0 === "invite_tracking_enabled") || (key0 === "invite_log_channel_id")) || (key0 === "invite_notification_template"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.invite_tracking_enabled !== undefined){
if(typeof data.invite_tracking_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/invite_tracking_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.invite_log_channel_id !== undefined){
let data0 = data.invite_log_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/invite_log_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/invite_log_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/invite_log_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.invite_notification_template !== undefined){
let data0 = data.invite_notification_template;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/invite_notification_template",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/invite_notification_template",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };