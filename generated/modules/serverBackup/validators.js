// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.backup_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "backup_enabled"}}); errors++;}
if(data.backup_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "backup_type"}}); errors++;}
if(data.auto_backup_enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_backup_enabled"}}); errors++;}
if(data.backup_interval === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "backup_interval"}}); errors++;}
for(const key0 in data){
if(!((((key0 === "backup_enabled") || (key0 === "backup_type")) || (key0 === "auto_backup_enabled")) || (key0 === "backup_interval"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.backup_enabled !== undefined){
if(typeof data.backup_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/backup_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.backup_type !== undefined){
let data0 = data.backup_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/backup_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((((data0 === "full") || (data0 === "settings")) || (data0 === "roles")) || (data0 === "channels"))){(vErrors ??= []).push({instancePath:instancePath+"/backup_type",keyword:"enum",params:{allowedValues: ["full","settings","roles","channels"]}}); errors++;}
}
if(data.auto_backup_enabled !== undefined){
if(typeof data.auto_backup_enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/auto_backup_enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.backup_interval !== undefined){
let data0 = data.backup_interval;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/backup_interval",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly"))){(vErrors ??= []).push({instancePath:instancePath+"/backup_interval",keyword:"enum",params:{allowedValues: ["daily","weekly","monthly"]}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };