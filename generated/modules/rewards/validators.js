// Made by `npm run generate` from schemas/. Do not edit.

export const free = validate0;
const schema0 = {"type":"object","properties":{"daily_reward_system_active":{"type":"boolean"},"daily_reward_min_amount":{"type":"number","minimum":0.01,"maximum":10000,"multipleOf":0.01},"daily_reward_max_amount":{"type":"number","minimum":0.01,"maximum":10000,"multipleOf":0.01},"daily_reward_premium_chance":{"type":"number","minimum":0,"maximum":100,"multipleOf":0.01},"daily_reward_premium_amount":{"type":"number","minimum":0.01,"maximum":10000,"multipleOf":0.01}},"required":["daily_reward_system_active","daily_reward_min_amount","daily_reward_max_amount","daily_reward_premium_chance","daily_reward_premium_amount"],"additionalProperties":false};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.daily_reward_system_active === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daily_reward_system_active"},message:"must have required property '"+"daily_reward_system_active"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.daily_reward_min_amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daily_reward_min_amount"},message:"must have required property '"+"daily_reward_min_amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.daily_reward_max_amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daily_reward_max_amount"},message:"must have required property '"+"daily_reward_max_amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.daily_reward_premium_chance === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daily_reward_premium_chance"},message:"must have required property '"+"daily_reward_premium_chance"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.daily_reward_premium_amount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "daily_reward_premium_amount"},message:"must have required property '"+"daily_reward_premium_amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "daily_reward_system_active") || (key0 === "daily_reward_min_amount")) || (key0 === "daily_reward_max_amount")) || (key0 === "daily_reward_premium_chance")) || (key0 === "daily_reward_premium_amount"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.daily_reward_system_active !== undefined){
if(typeof data.daily_reward_system_active !== "boolean"){
const err6 = {instancePath:instancePath+"/daily_reward_system_active",schemaPath:"#/properties/daily_reward_system_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.daily_reward_min_amount !== undefined){
let data1 = data.daily_reward_min_amount;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/daily_reward_min_amount",schemaPath:"#/properties/daily_reward_min_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0.01 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/daily_reward_min_amount",schemaPath:"#/properties/daily_reward_min_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 !== Math.round(data1 * 100) / 100){
const err9 = {instancePath:instancePath+"/daily_reward_min_amount",schemaPath:"#/properties/daily_reward_min_amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/daily_reward_min_amount",schemaPath:"#/properties/daily_reward_min_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.daily_reward_max_amount !== undefined){
let data2 = data.daily_reward_max_amount;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/daily_reward_max_amount",schemaPath:"#/properties/daily_reward_max_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0.01 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/daily_reward_max_amount",schemaPath:"#/properties/daily_reward_max_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 !== Math.round(data2 * 100) / 100){
const err13 = {instancePath:instancePath+"/daily_reward_max_amount",schemaPath:"#/properties/daily_reward_max_amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/daily_reward_max_amount",schemaPath:"#/properties/daily_reward_max_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.daily_reward_premium_chance !== undefined){
let data3 = data.daily_reward_premium_chance;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/daily_reward_premium_chance",schemaPath:"#/properties/daily_reward_premium_chance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/daily_reward_premium_chance",schemaPath:"#/properties/daily_reward_premium_chance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 !== Math.round(data3 * 100) / 100){
const err17 = {instancePath:instancePath+"/daily_reward_premium_chance",schemaPath:"#/properties/daily_reward_premium_chance/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/daily_reward_premium_chance",schemaPath:"#/properties/daily_reward_premium_chance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.daily_reward_premium_amount !== undefined){
let data4 = data.daily_reward_premium_amount;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/daily_reward_premium_amount",schemaPath:"#/properties/daily_reward_premium_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < 0.01 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/daily_reward_premium_amount",schemaPath:"#/properties/daily_reward_premium_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 !== Math.round(data4 * 100) / 100){
const err21 = {instancePath:instancePath+"/daily_reward_premium_amount",schemaPath:"#/properties/daily_reward_premium_amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/daily_reward_premium_amount",schemaPath:"#/properties/daily_reward_premium_amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { free as premium };