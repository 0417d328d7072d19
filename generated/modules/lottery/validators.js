// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"enabled":{"type":"boolean"},"state":{"type":"string","enum":["inactive","completed","active"]},"active_lottery_type":{"type":"string","enum":["number","ticket","none"]},"kept_lottery_type":{"type":"string","enum":["number","ticket","none"]},"announcement_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"log_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"start_type":{"type":"string","enum":["manual","scheduled"]},"start_schedule_type":{"type":"string","enum":["daily","weekly"]},"start_day":{"type":"integer","enum":[0,1,2,3,4,5,6]},"start_time":{"type":"string","maxLength":5,"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"end_condition":{"type":"string","enum":["scheduled","guessed"]},"end_schedule_type":{"type":"string","enum":["daily","weekly"]},"end_day":{"type":"integer","enum":[0,1,2,3,4,5,6]},"end_time":{"type":"string","maxLength":5,"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"prize_type":{"type":"string","enum":["primary","secondary","custom"]},"custom_prize_text":{"type":"string","maxLength":200},"number_min":{"type":"integer","minimum":1,"maximum":1000000000},"number_max":{"type":"integer","minimum":2,"maximum":1000000000},"ticket_price":{"type":"integer","minimum":1,"maximum":1000000000},"ticket_currency":{"type":"string","enum":["primary"]},"ticket_max_tickets":{"type":"integer","minimum":1,"maximum":1000000000},"number_prize_amount":{"type":"integer","minimum":1,"maximum":1000000000},"ticket_prize_amount":{"type":"integer","minimum":1,"maximum":1000000000},"opening_message":{"type":"string","maxLength":1900},"closing_message":{"type":"string","maxLength":1900}},"required":["enabled","state","active_lottery_type","kept_lottery_type","announcement_channel_id","log_channel_id","start_type","start_schedule_type","start_day","start_time","end_condition","end_schedule_type","end_day","end_time","prize_type","custom_prize_text","number_min","number_max","ticket_price","ticket_currency","ticket_max_tickets","number_prize_amount","ticket_prize_amount","opening_message","closing_message"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]*$", "u");
const pattern2 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.active_lottery_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active_lottery_type"},message:"must have required property '"+"active_lottery_type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kept_lottery_type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kept_lottery_type"},message:"must have required property '"+"kept_lottery_type"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.announcement_channel_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "announcement_channel_id"},message:"must have required property '"+"announcement_channel_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.log_channel_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_channel_id"},message:"must have required property '"+"log_channel_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.start_type === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_type"},message:"must have required property '"+"start_type"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.start_schedule_type === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_schedule_type"},message:"must have required property '"+"start_schedule_type"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.start_day === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_day"},message:"must have required property '"+"start_day"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.start_time === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_time"},message:"must have required property '"+"start_time"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.end_condition === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_condition"},message:"must have required property '"+"end_condition"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.end_schedule_type === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_schedule_type"},message:"must have required property '"+"end_schedule_type"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.end_day === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_day"},message:"must have required property '"+"end_day"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.end_time === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_time"},message:"must have required property '"+"end_time"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.prize_type === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize_type"},message:"must have required property '"+"prize_type"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.custom_prize_text === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "custom_prize_text"},message:"must have required property '"+"custom_prize_text"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.number_min === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_min"},message:"must have required property '"+"number_min"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.number_max === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_max"},message:"must have required property '"+"number_max"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.ticket_price === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket_price"},message:"must have required property '"+"ticket_price"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.ticket_currency === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket_currency"},message:"must have required property '"+"ticket_currency"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.ticket_max_tickets === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket_max_tickets"},message:"must have required property '"+"ticket_max_tickets"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.number_prize_amount === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number_prize_amount"},message:"must have required property '"+"number_prize_amount"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.ticket_prize_amount === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket_prize_amount"},message:"must have required property '"+"ticket_prize_amount"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.opening_message === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opening_message"},message:"must have required property '"+"opening_message"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.closing_message === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "closing_message"},message:"must have required property '"+"closing_message"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err25 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err26 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err27 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data1 === "inactive") || (data1 === "completed")) || (data1 === "active"))){
const err28 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.active_lottery_type !== undefined){
let data2 = data.active_lottery_type;
if(typeof data2 !== "string"){
const err29 = {instancePath:instancePath+"/active_lottery_type",schemaPath:"#/properties/active_lottery_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data2 === "number") || (data2 === "ticket")) || (data2 === "none"))){
const err30 = {instancePath:instancePath+"/active_lottery_type",schemaPath:"#/properties/active_lottery_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.active_lottery_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.kept_lottery_type !== undefined){
let data3 = data.kept_lottery_type;
if(typeof data3 !== "string"){
const err31 = {instancePath:instancePath+"/kept_lottery_type",schemaPath:"#/properties/kept_lottery_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((data3 === "number") || (data3 === "ticket")) || (data3 === "none"))){
const err32 = {instancePath:instancePath+"/kept_lottery_type",schemaPath:"#/properties/kept_lottery_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.kept_lottery_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.announcement_channel_id !== undefined){
let data4 = data.announcement_channel_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err33 = {instancePath:instancePath+"/announcement_channel_id",schemaPath:"#/properties/announcement_channel_id/type",keyword:"type",params:{type: schema0.properties.announcement_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 20){
const err34 = {instancePath:instancePath+"/announcement_channel_id",schemaPath:"#/properties/announcement_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern0.test(data4)){
const err35 = {instancePath:instancePath+"/announcement_channel_id",schemaPath:"#/properties/announcement_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.log_channel_id !== undefined){
let data5 = data.log_channel_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err36 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/type",keyword:"type",params:{type: schema0.properties.log_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err37 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern0.test(data5)){
const err38 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.start_type !== undefined){
let data6 = data.start_type;
if(typeof data6 !== "string"){
const err39 = {instancePath:instancePath+"/start_type",schemaPath:"#/properties/start_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data6 === "manual") || (data6 === "scheduled"))){
const err40 = {instancePath:instancePath+"/start_type",schemaPath:"#/properties/start_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.start_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.start_schedule_type !== undefined){
let data7 = data.start_schedule_type;
if(typeof data7 !== "string"){
const err41 = {instancePath:instancePath+"/start_schedule_type",schemaPath:"#/properties/start_schedule_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((data7 === "daily") || (data7 === "weekly"))){
const err42 = {instancePath:instancePath+"/start_schedule_type",schemaPath:"#/properties/start_schedule_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.start_schedule_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.start_day !== undefined){
let data8 = data.start_day;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err43 = {instancePath:instancePath+"/start_day",schemaPath:"#/properties/start_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((((((data8 === 0) || (data8 === 1)) || (data8 === 2)) || (data8 === 3)) || (data8 === 4)) || (data8 === 5)) || (data8 === 6))){
const err44 = {instancePath:instancePath+"/start_day",schemaPath:"#/properties/start_day/enum",keyword:"enum",params:{allowedValues: schema0.properties.start_day.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.start_time !== undefined){
let data9 = data.start_time;
if(typeof data9 === "string"){
if(data9.length > 5){
const err45 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern2.test(data9)){
const err46 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.end_condition !== undefined){
let data10 = data.end_condition;
if(typeof data10 !== "string"){
const err48 = {instancePath:instancePath+"/end_condition",schemaPath:"#/properties/end_condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!((data10 === "scheduled") || (data10 === "guessed"))){
const err49 = {instancePath:instancePath+"/end_condition",schemaPath:"#/properties/end_condition/enum",keyword:"enum",params:{allowedValues: schema0.properties.end_condition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.end_schedule_type !== undefined){
let data11 = data.end_schedule_type;
if(typeof data11 !== "string"){
const err50 = {instancePath:instancePath+"/end_schedule_type",schemaPath:"#/properties/end_schedule_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((data11 === "daily") || (data11 === "weekly"))){
const err51 = {instancePath:instancePath+"/end_schedule_type",schemaPath:"#/properties/end_schedule_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.end_schedule_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.end_day !== undefined){
let data12 = data.end_day;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err52 = {instancePath:instancePath+"/end_day",schemaPath:"#/properties/end_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(((((((data12 === 0) || (data12 === 1)) || (data12 === 2)) || (data12 === 3)) || (data12 === 4)) || (data12 === 5)) || (data12 === 6))){
const err53 = {instancePath:instancePath+"/end_day",schemaPath:"#/properties/end_day/enum",keyword:"enum",params:{allowedValues: schema0.properties.end_day.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.end_time !== undefined){
let data13 = data.end_time;
if(typeof data13 === "string"){
if(data13.length > 5){
const err54 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern2.test(data13)){
const err55 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.prize_type !== undefined){
let data14 = data.prize_type;
if(typeof data14 !== "string"){
const err57 = {instancePath:instancePath+"/prize_type",schemaPath:"#/properties/prize_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((data14 === "primary") || (data14 === "secondary")) || (data14 === "custom"))){
const err58 = {instancePath:instancePath+"/prize_type",schemaPath:"#/properties/prize_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.prize_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.custom_prize_text !== undefined){
let data15 = data.custom_prize_text;
if(typeof data15 === "string"){
if(data15.length > 200){
const err59 = {instancePath:instancePath+"/custom_prize_text",schemaPath:"#/properties/custom_prize_text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/custom_prize_text",schemaPath:"#/properties/custom_prize_text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.number_min !== undefined){
let data16 = data.number_min;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err61 = {instancePath:instancePath+"/number_min",schemaPath:"#/properties/number_min/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000 || isNaN(data16)){
const err62 = {instancePath:instancePath+"/number_min",schemaPath:"#/properties/number_min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err63 = {instancePath:instancePath+"/number_min",schemaPath:"#/properties/number_min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.number_max !== undefined){
let data17 = data.number_max;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err64 = {instancePath:instancePath+"/number_max",schemaPath:"#/properties/number_max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000000 || isNaN(data17)){
const err65 = {instancePath:instancePath+"/number_max",schemaPath:"#/properties/number_max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data17 < 2 || isNaN(data17)){
const err66 = {instancePath:instancePath+"/number_max",schemaPath:"#/properties/number_max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.ticket_price !== undefined){
let data18 = data.ticket_price;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err67 = {instancePath:instancePath+"/ticket_price",schemaPath:"#/properties/ticket_price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000000 || isNaN(data18)){
const err68 = {instancePath:instancePath+"/ticket_price",schemaPath:"#/properties/ticket_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err69 = {instancePath:instancePath+"/ticket_price",schemaPath:"#/properties/ticket_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.ticket_currency !== undefined){
let data19 = data.ticket_currency;
if(typeof data19 !== "string"){
const err70 = {instancePath:instancePath+"/ticket_currency",schemaPath:"#/properties/ticket_currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!(data19 === "primary")){
const err71 = {instancePath:instancePath+"/ticket_currency",schemaPath:"#/properties/ticket_currency/enum",keyword:"enum",params:{allowedValues: schema0.properties.ticket_currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.ticket_max_tickets !== undefined){
let data20 = data.ticket_max_tickets;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err72 = {instancePath:instancePath+"/ticket_max_tickets",schemaPath:"#/properties/ticket_max_tickets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000000 || isNaN(data20)){
const err73 = {instancePath:instancePath+"/ticket_max_tickets",schemaPath:"#/properties/ticket_max_tickets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err74 = {instancePath:instancePath+"/ticket_max_tickets",schemaPath:"#/properties/ticket_max_tickets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data.number_prize_amount !== undefined){
let data21 = data.number_prize_amount;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err75 = {instancePath:instancePath+"/number_prize_amount",schemaPath:"#/properties/number_prize_amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000 || isNaN(data21)){
const err76 = {instancePath:instancePath+"/number_prize_amount",schemaPath:"#/properties/number_prize_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err77 = {instancePath:instancePath+"/number_prize_amount",schemaPath:"#/properties/number_prize_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data.ticket_prize_amount !== undefined){
let data22 = data.ticket_prize_amount;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err78 = {instancePath:instancePath+"/ticket_prize_amount",schemaPath:"#/properties/ticket_prize_amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000 || isNaN(data22)){
const err79 = {instancePath:instancePath+"/ticket_prize_amount",schemaPath:"#/properties/ticket_prize_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err80 = {instancePath:instancePath+"/ticket_prize_amount",schemaPath:"#/properties/ticket_prize_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data.opening_message !== undefined){
let data23 = data.opening_message;
if(typeof data23 === "string"){
if(data23.length > 1900){
const err81 = {instancePath:instancePath+"/opening_message",schemaPath:"#/properties/opening_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/opening_message",schemaPath:"#/properties/opening_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.closing_message !== undefined){
let data24 = data.closing_message;
if(typeof data24 === "string"){
if(data24.length > 1900){
const err83 = {instancePath:instancePath+"/closing_message",schemaPath:"#/properties/closing_message/maxLength",keyword:"maxLength",params:{limit: 1900},message:"must NOT have more than 1900 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/closing_message",schemaPath:"#/properties/closing_message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };