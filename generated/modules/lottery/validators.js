// Made by `npm run generate` from schemas/. Do not edit.
const keys_f7255a9e = {"enabled":true,"state":true,"active_lottery_type":true,"kept_lottery_type":true,"announcement_channel_id":true,"log_channel_id":true,"start_type":true,"start_schedule_type":true,"start_day":true,"start_time":true,"end_condition":true,"end_schedule_type":true,"end_day":true,"end_time":true,"prize_type":true,"custom_prize_text":true,"number_min":true,"number_max":true,"ticket_price":true,"ticket_currency":true,"ticket_max_tickets":true,"number_prize_amount":true,"ticket_prize_amount":true,"opening_message":true,"closing_message":true};

export const free = validate_free;
const hasOwn = Object.prototype.hasOwnProperty;
const pattern_633d7482 = new RegExp("^[0-9]*$", "u");
const pattern_39a34649 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate_free(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled"}}); errors++;}
if(data.state === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"}}); errors++;}
if(data.active_lottery_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active_lottery_type"}}); errors++;}
if(data.kept_lottery_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kept_lottery_type"}}); errors++;}
if(data.announcement_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "announcement_channel_id"}}); errors++;}
if(data.log_channel_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log_channel_id"}}); errors++;}
if(data.start_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_type"}}); errors++;}
if(data.start_schedule_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_schedule_type"}}); errors++;}
if(data.start_day === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_day"}}); errors++;}
if(data.start_time === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_time"}}); errors++;}
if(data.end_condition === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_condition"}}); errors++;}
if(data.end_schedule_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_schedule_type"}}); errors++;}
if(data.end_day === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_day"}}); errors++;}
if(data.end_time === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_time"}}); errors++;}
if(data.prize_type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prize_type"}}); errors++;}
if(data.custom_prize_text === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_prize_text"}}); errors++;}
if(data.number_min === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number_min"}}); errors++;}
if(data.number_max === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number_max"}}); errors++;}
if(data.ticket_price === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_price"}}); errors++;}
if(data.ticket_currency === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_currency"}}); errors++;}
if(data.ticket_max_tickets === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_max_tickets"}}); errors++;}
if(data.number_prize_amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number_prize_amount"}}); errors++;}
if(data.ticket_prize_amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_prize_amount"}}); errors++;}
if(data.opening_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "opening_message"}}); errors++;}
if(data.closing_message === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "closing_message"}}); errors++;}
for(const key0 in data){
if(!(hasOwn.call(keys_f7255a9e, key0))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++;}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/enabled",keyword:"type",params:{type: "boolean"}}); errors++;}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "inactive") || (data0 === "completed")) || (data0 === "active"))){(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: ["inactive","completed","active"]}}); errors++;}
}
if(data.active_lottery_type !== undefined){
let data0 = data.active_lottery_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/active_lottery_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "number") || (data0 === "ticket")) || (data0 === "none"))){(vErrors ??= []).push({instancePath:instancePath+"/active_lottery_type",keyword:"enum",params:{allowedValues: ["number","ticket","none"]}}); errors++;}
}
if(data.kept_lottery_type !== undefined){
let data0 = data.kept_lottery_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/kept_lottery_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "number") || (data0 === "ticket")) || (data0 === "none"))){(vErrors ??= []).push({instancePath:instancePath+"/kept_lottery_type",keyword:"enum",params:{allowedValues: ["number","ticket","none"]}}); errors++;}
}
if(data.announcement_channel_id !== undefined){
let data0 = data.announcement_channel_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/announcement_channel_id",keyword:"type",params:{type: ["string","null"]}}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 20){(vErrors ??= []).push({instancePath:instancePath+"/announcement_channel_id",keyword:"maxLength",params:{limit: 20}}); errors++;}
if(!pattern_633d7482.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/announcement_channel_id",keyword:"pattern",params:{pattern: "^[0-9]*$"}}); errors++;}
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
if(data.start_type !== undefined){
let data0 = data.start_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/start_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "manual") || (data0 === "scheduled"))){(vErrors ??= []).push({instancePath:instancePath+"/start_type",keyword:"enum",params:{allowedValues: ["manual","scheduled"]}}); errors++;}
}
if(data.start_schedule_type !== undefined){
let data0 = data.start_schedule_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/start_schedule_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "daily") || (data0 === "weekly"))){(vErrors ??= []).push({instancePath:instancePath+"/start_schedule_type",keyword:"enum",params:{allowedValues: ["daily","weekly"]}}); errors++;}
}
if(data.start_day !== undefined){
let data0 = data.start_day;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/start_day",keyword:"type",params:{type: "integer"}}); errors++;}
if(!(((((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5)) || (data0 === 6))){(vErrors ??= []).push({instancePath:instancePath+"/start_day",keyword:"enum",params:{allowedValues: [0,1,2,3,4,5,6]}}); errors++;}
}
if(data.start_time !== undefined){
let data0 = data.start_time;
if(typeof data0 === "string"){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/start_time",keyword:"maxLength",params:{limit: 5}}); errors++;}
if(!pattern_39a34649.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/start_time",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/start_time",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.end_condition !== undefined){
let data0 = data.end_condition;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/end_condition",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "scheduled") || (data0 === "guessed"))){(vErrors ??= []).push({instancePath:instancePath+"/end_condition",keyword:"enum",params:{allowedValues: ["scheduled","guessed"]}}); errors++;}
}
if(data.end_schedule_type !== undefined){
let data0 = data.end_schedule_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/end_schedule_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!((data0 === "daily") || (data0 === "weekly"))){(vErrors ??= []).push({instancePath:instancePath+"/end_schedule_type",keyword:"enum",params:{allowedValues: ["daily","weekly"]}}); errors++;}
}
if(data.end_day !== undefined){
let data0 = data.end_day;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/end_day",keyword:"type",params:{type: "integer"}}); errors++;}
if(!(((((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5)) || (data0 === 6))){(vErrors ??= []).push({instancePath:instancePath+"/end_day",keyword:"enum",params:{allowedValues: [0,1,2,3,4,5,6]}}); errors++;}
}
if(data.end_time !== undefined){
let data0 = data.end_time;
if(typeof data0 === "string"){
if(data0.length > 5){(vErrors ??= []).push({instancePath:instancePath+"/end_time",keyword:"maxLength",params:{limit: 5}}); errors++;}
if(!pattern_39a34649.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/end_time",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/end_time",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.prize_type !== undefined){
let data0 = data.prize_type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/prize_type",keyword:"type",params:{type: "string"}}); errors++;}
if(!(((data0 === "primary") || (data0 === "secondary")) || (data0 === "custom"))){(vErrors ??= []).push({instancePath:instancePath+"/prize_type",keyword:"enum",params:{allowedValues: ["primary","secondary","custom"]}}); errors++;}
}
if(data.custom_prize_text !== undefined){
let data0 = data.custom_prize_text;
if(typeof data0 === "string"){
if(data0.length > 200){(vErrors ??= []).push({instancePath:instancePath+"/custom_prize_text",keyword:"maxLength",params:{limit: 200}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/custom_prize_text",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.number_min !== undefined){
let data0 = data.number_min;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/number_min",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/number_min",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/number_min",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.number_max !== undefined){
let data0 = data.number_max;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/number_max",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/number_max",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 2 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/number_max",keyword:"minimum",params:{comparison: ">=", limit: 2}}); errors++;}
}
}
if(data.ticket_price !== undefined){
let data0 = data.ticket_price;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/ticket_price",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/ticket_price",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/ticket_price",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.ticket_currency !== undefined){
let data0 = data.ticket_currency;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/ticket_currency",keyword:"type",params:{type: "string"}}); errors++;}
if(!(data0 === "primary")){(vErrors ??= []).push({instancePath:instancePath+"/ticket_currency",keyword:"enum",params:{allowedValues: ["primary"]}}); errors++;}
}
if(data.ticket_max_tickets !== undefined){
let data0 = data.ticket_max_tickets;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/ticket_max_tickets",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/ticket_max_tickets",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/ticket_max_tickets",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.number_prize_amount !== undefined){
let data0 = data.number_prize_amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/number_prize_amount",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/number_prize_amount",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/number_prize_amount",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.ticket_prize_amount !== undefined){
let data0 = data.ticket_prize_amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/ticket_prize_amount",keyword:"type",params:{type: "integer"}}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/ticket_prize_amount",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/ticket_prize_amount",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++;}
}
}
if(data.opening_message !== undefined){
let data0 = data.opening_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/opening_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/opening_message",keyword:"type",params:{type: "string"}}); errors++;}
}
if(data.closing_message !== undefined){
let data0 = data.closing_message;
if(typeof data0 === "string"){
if(data0.length > 1900){(vErrors ??= []).push({instancePath:instancePath+"/closing_message",keyword:"maxLength",params:{limit: 1900}}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/closing_message",keyword:"type",params:{type: "string"}}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}}); errors++;}
validate_free.errors = vErrors;
return errors === 0;
}

export { free as premium };