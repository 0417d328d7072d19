// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate_free;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.min_bet === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "min_bet"}}); errors++;}
if(data.max_bet === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_bet"}}); errors++;}
if(data.payout_multiplier === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_multiplier"}}); errors++;}
if(data.blackjack_payout === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "blackjack_payout"}}); errors++;}
if(data.channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel_id"}}); errors++;}
if(data.log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log_channel_id"}}); errors++;}
if(data.allow_private_mode === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allow_private_mode"}}); errors++;}
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "min_bet")) || (key0 === "max_bet")) || (key0 === "payout_multiplier")) || (key0 === "blackjack_payout")) || (key0 === "channel_id")) || (key0 === "log_channel_id")) || (key0 === "allow_private_mode"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.min_bet !== undefined){
let data0 = data.min_bet;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/min_bet",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/min_bet",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
if(data0 !== Math.round(data0 * 10) / 10){(vErrors ??= []).push({instancePath:instancePath+"/min_bet",keyword:"multipleOf",params:{ multipleOf: 0.1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/min_bet",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.max_bet !== undefined){
let data0 = data.max_bet;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_bet",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/max_bet",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
if(data0 !== Math.round(data0 * 10) / 10){(vErrors ??= []).push({instancePath:instancePath+"/max_bet",keyword:"multipleOf",params:{ multipleOf: 0.1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/max_bet",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.payout_multiplier !== undefined){
let data0 = data.payout_multiplier;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/payout_multiplier",keyword:"maximum",params:{comparison: "<=", limit: 5}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/payout_multiplier",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
if(data0 !== Math.round(data0 * 10) / 10){(vErrors ??= []).push({instancePath:instancePath+"/payout_multiplier",keyword:"multipleOf",params:{ multipleOf: 0.1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/payout_multiplier",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.blackjack_payout !== undefined){
let data0 = data.blackjack_payout;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/blackjack_payout",keyword:"maximum",params:{comparison: "<=", limit: 5}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/blackjack_payout",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
if(data0 !== Math.round(data0 * 10) / 10){(vErrors ??= []).push({instancePath:instancePath+"/blackjack_payout",keyword:"multipleOf",params:{ multipleOf: 0.1 }}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/blackjack_payout",keyword:"type",params:{type: "number"}}); errors++;}
}
if(data.channel_id !== undefined){
let data0 = data.channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.log_channel_id !== undefined){
let data0 = data.log_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/log_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
}
}
if(data.allow_private_mode !== undefined){
if(typeof data.allow_private_mode !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/allow_private_mode",keyword:"type",params:{type: "boolean"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };