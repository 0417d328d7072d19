// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"enabled":{"type":"boolean"},"min_bet":{"type":"number","minimum":1,"maximum":1000000000,"multipleOf":0.1},"max_bet":{"type":"number","minimum":1,"maximum":1000000000,"multipleOf":0.1},"payout_multiplier":{"type":"number","minimum":1,"maximum":5,"multipleOf":0.1},"blackjack_payout":{"type":"number","minimum":1,"maximum":5,"multipleOf":0.1},"channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"log_channel_id":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9]*$"},"allow_private_mode":{"type":"boolean"}},"required":["enabled","min_bet","max_bet","payout_multiplier","blackjack_payout","channel_id","log_channel_id","allow_private_mode"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]*$", "u");

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
if(data.min_bet === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min_bet"},message:"must have required property '"+"min_bet"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.max_bet === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_bet"},message:"must have required property '"+"max_bet"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.payout_multiplier === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payout_multiplier"},message:"must have required property '"+"payout_multiplier"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.blackjack_payout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blackjack_payout"},message:"must have required property '"+"blackjack_payout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.channel_id === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_id"},message:"must have required property '"+"channel_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.log_channel_id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_channel_id"},message:"must have required property '"+"log_channel_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.allow_private_mode === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow_private_mode"},message:"must have required property '"+"allow_private_mode"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "enabled") || (key0 === "min_bet")) || (key0 === "max_bet")) || (key0 === "payout_multiplier")) || (key0 === "blackjack_payout")) || (key0 === "channel_id")) || (key0 === "log_channel_id")) || (key0 === "allow_private_mode"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err9 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.min_bet !== undefined){
let data1 = data.min_bet;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/min_bet",schemaPath:"#/properties/min_bet/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/min_bet",schemaPath:"#/properties/min_bet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1 !== Math.round(data1 * 10) / 10){
const err12 = {instancePath:instancePath+"/min_bet",schemaPath:"#/properties/min_bet/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.1 },message:""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/min_bet",schemaPath:"#/properties/min_bet/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.max_bet !== undefined){
let data2 = data.max_bet;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/max_bet",schemaPath:"#/properties/max_bet/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/max_bet",schemaPath:"#/properties/max_bet/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2 !== Math.round(data2 * 10) / 10){
const err16 = {instancePath:instancePath+"/max_bet",schemaPath:"#/properties/max_bet/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.1 },message:""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/max_bet",schemaPath:"#/properties/max_bet/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.payout_multiplier !== undefined){
let data3 = data.payout_multiplier;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5 || isNaN(data3)){
const err18 = {instancePath:instancePath+"/payout_multiplier",schemaPath:"#/properties/payout_multiplier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/payout_multiplier",schemaPath:"#/properties/payout_multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3 !== Math.round(data3 * 10) / 10){
const err20 = {instancePath:instancePath+"/payout_multiplier",schemaPath:"#/properties/payout_multiplier/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.1 },message:""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/payout_multiplier",schemaPath:"#/properties/payout_multiplier/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.blackjack_payout !== undefined){
let data4 = data.blackjack_payout;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5 || isNaN(data4)){
const err22 = {instancePath:instancePath+"/blackjack_payout",schemaPath:"#/properties/blackjack_payout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/blackjack_payout",schemaPath:"#/properties/blackjack_payout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data4 !== Math.round(data4 * 10) / 10){
const err24 = {instancePath:instancePath+"/blackjack_payout",schemaPath:"#/properties/blackjack_payout/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.1 },message:""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/blackjack_payout",schemaPath:"#/properties/blackjack_payout/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.channel_id !== undefined){
let data5 = data.channel_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err26 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/type",keyword:"type",params:{type: schema0.properties.channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 20){
const err27 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern0.test(data5)){
const err28 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.log_channel_id !== undefined){
let data6 = data.log_channel_id;
if((typeof data6 !== "string") && (data6 !== null)){
const err29 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/type",keyword:"type",params:{type: schema0.properties.log_channel_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 20){
const err30 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern0.test(data6)){
const err31 = {instancePath:instancePath+"/log_channel_id",schemaPath:"#/properties/log_channel_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]*$"},message:"must match pattern \""+"^[0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.allow_private_mode !== undefined){
if(typeof data.allow_private_mode !== "boolean"){
const err32 = {instancePath:instancePath+"/allow_private_mode",schemaPath:"#/properties/allow_private_mode/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };