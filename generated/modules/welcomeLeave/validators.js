// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.welcome_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "welcome_enabled"}}); errors++;}
if(data.welcome_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "welcome_channel_id"}}); errors++;}
if(data.welcome_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "welcome_message"}}); errors++;}
if(data.welcome_image_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "welcome_image_enabled"}}); errors++;}
if(data.welcome_image_theme === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "welcome_image_theme"}}); errors++;}
if(data.leave_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "leave_enabled"}}); errors++;}
if(data.leave_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "leave_channel_id"}}); errors++;}
if(data.leave_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "leave_message"}}); errors++;}
for(const key0 in data){
if(!((((((((key0 === "welcome_enabled") || (key0 === "welcome_channel_id")) || (key0 === "welcome_message")) || (key0 === "welcome_image_enabled")) || (key0 === "welcome_image_theme")) || (key0 === "leave_enabled")) || (key0 === "leave_channel_id")) || (key0 === "leave_message"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.welcome_enabled !== undefined){
if(typeof data.welcome_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/welcome_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.welcome_channel_id !== undefined){
let data0 = data.welcome_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/welcome_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/welcome_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/welcome_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.welcome_message !== undefined){
let data0 = data.welcome_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/welcome_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/welcome_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.welcome_image_enabled !== undefined){
if(typeof data.welcome_image_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/welcome_image_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.welcome_image_theme !== undefined){
let data0 = data.welcome_image_theme;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/welcome_image_theme",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((((((((data0 === "minimal") || (data0 === "dark")) || (data0 === "discord")) || (data0 === "colorful")) || (data0 === "cyber")) || (data0 === "nature")) || (data0 === "gaming")) || (data0 === "anime")) || (data0 === "christmas")) || (data0 === "halloween"))){(vErrors ??= []).push({instancePath:instancePath+"/welcome_image_theme",keyword:"enum",params:{allowedValues: ["minimal","dark","discord","colorful","cyber","nature","gaming","anime","christmas","halloween"]}}); errors++;}
}
if(data.leave_enabled !== undefined){
if(typeof data.leave_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/leave_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.leave_channel_id !== undefined){
let data0 = data.leave_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/leave_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/leave_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/leave_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.leave_message !== undefined){
let data0 = data.leave_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/leave_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/leave_message",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };