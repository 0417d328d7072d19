// Made by `npm run generate` from schemas/. Do not edit.

export const validate = validate_validate;
const pattern_828df21f = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const pattern_ae646ec7 = new RegExp("^([1-9][0-9]{0,17}|[1-8][0-9]{18})$", "u");
const pattern_d47e912f = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.rewarded === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rewarded"},message:"must have required property '"+"rewarded"+"'"}); errors++;}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "rewarded"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("message" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.rewarded !== undefined){
if(typeof data.rewarded !== "boolean"){(vErrors ??= []).push({instancePath:instancePath+"/rewarded",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.minutes === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minutes"},message:"must have required property '"+"minutes"+"'"}); errors++;}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "minutes"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("voice" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "voice"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.minutes !== undefined){
let data0 = data.minutes;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1440 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.command === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"}); errors++;}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "command"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("command" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.command !== undefined){
let data0 = data.command;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/command",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.type === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"}); errors++;}
if(data.amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "type")) || (key0 === "amount"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("farming" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "farming"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
if(!(((data0 === "VOICE") || (data0 === "AFK")) || (data0 === "MESSAGE"))){(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["VOICE","AFK","MESSAGE"]},message:"must be equal to one of the allowed values"}); errors++;}
}
if(data.amount !== undefined){
let data0 = data.amount;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.amount === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;}
if(data.streak === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "streak"},message:"must have required property '"+"streak"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "amount")) || (key0 === "streak"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("daily_claim" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "daily_claim"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.amount !== undefined){
let data0 = data.amount;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
if(data.streak !== undefined){
let data0 = data.streak;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/streak",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/streak",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/streak",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.bet === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bet"},message:"must have required property '"+"bet"+"'"}); errors++;}
if(data.payout === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout"},message:"must have required property '"+"payout"+"'"}); errors++;}
if(data.outcome === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"}); errors++;}
if(data.seconds === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"}); errors++;}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "bet")) || (key0 === "payout")) || (key0 === "outcome")) || (key0 === "seconds"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("blackjack_game" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "blackjack_game"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.bet !== undefined){
let data0 = data.bet;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/bet",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/bet",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/bet",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/bet",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
if(data.payout !== undefined){
let data0 = data.payout;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/payout",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/payout",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/payout",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/payout",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
if(!(((((data0 === "win") || (data0 === "blackjack")) || (data0 === "push")) || (data0 === "loss")) || (data0 === "bust"))){(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: ["win","blackjack","push","loss","bust"]},message:"must be equal to one of the allowed values"}); errors++;}
}
if(data.seconds !== undefined){
let data0 = data.seconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.lottery_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lottery_id"},message:"must have required property '"+"lottery_id"+"'"}); errors++;}
if(data.tickets === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tickets"},message:"must have required property '"+"tickets"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "lottery_id")) || (key0 === "tickets"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("lottery_entry" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "lottery_entry"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.lottery_id !== undefined){
let data0 = data.lottery_id;
if(typeof data0 === "string"){
if(data0.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/lottery_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/lottery_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/lottery_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.tickets !== undefined){
let data0 = data.tickets;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/tickets",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/tickets",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;}
if(data0 < 1 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/tickets",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.lottery_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lottery_id"},message:"must have required property '"+"lottery_id"+"'"}); errors++;}
if(data.prize === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "lottery_id")) || (key0 === "prize"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("lottery_win" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "lottery_win"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.lottery_id !== undefined){
let data0 = data.lottery_id;
if(typeof data0 === "string"){
if(data0.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/lottery_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/lottery_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/lottery_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.prize !== undefined){
let data0 = data.prize;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/prize",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/prize",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/prize",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/prize",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.inviter_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inviter_id"},message:"must have required property '"+"inviter_id"+"'"}); errors++;}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "inviter_id"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("member_join" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "member_join"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.inviter_id !== undefined){
let data0 = data.inviter_id;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/inviter_id",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/inviter_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/inviter_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("member_leave" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "member_leave"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.primary === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"}); errors++;}
if(data.secondary === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "secondary"},message:"must have required property '"+"secondary"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "primary")) || (key0 === "secondary"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("balance" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "balance"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.primary !== undefined){
let data0 = data.primary;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/primary",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/primary",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/primary",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/primary",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
if(data.secondary !== undefined){
let data0 = data.secondary;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/secondary",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/secondary",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
if(data0 !== Math.round(data0 * 100) / 100 && Math.abs(data0 * 100 - Math.round(data0 * 100)) > 0.0001){(vErrors ??= []).push({instancePath:instancePath+"/secondary",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/secondary",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate12.errors = vErrors;
return errors === 0;
}

const pattern_1a4732e8 = new RegExp("^\\w+$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.user_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"}); errors++;}
if(data.username === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"}); errors++;}
if(data.avatar === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "avatar"},message:"must have required property '"+"avatar"+"'"}); errors++;}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "username")) || (key0 === "avatar"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("member" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "member"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(data0.length > 32){(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.avatar !== undefined){
let data0 = data.avatar;
if((typeof data0 !== "string") && (data0 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"}); errors++;}
if(typeof data0 === "string"){
if(data0.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;}
if(!pattern_1a4732e8.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"pattern",params:{pattern: "^\\w+$"},message:"must match pattern \""+"^\\w+$"+"\""}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate13.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.total_members === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total_members"},message:"must have required property '"+"total_members"+"'"}); errors++;}
if(data.voice_users_online === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voice_users_online"},message:"must have required property '"+"voice_users_online"+"'"}); errors++;}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "total_members")) || (key0 === "voice_users_online"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("snapshot" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "snapshot"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.total_members !== undefined){
let data0 = data.total_members;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/total_members",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/total_members",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/total_members",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
if(data.voice_users_online !== undefined){
let data0 = data.voice_users_online;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){(vErrors ??= []).push({instancePath:instancePath+"/voice_users_online",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/voice_users_online",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}); errors++;}
if(data0 < 0 || isNaN(data0)){(vErrors ??= []).push({instancePath:instancePath+"/voice_users_online",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;}
}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate14.errors = vErrors;
return errors === 0;
}

const pattern_e3e5021a = new RegExp("^[A-Za-z0-9]+\\.[A-Za-z0-9]+$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;}
if(data.guild_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"}); errors++;}
if(data.at === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"}); errors++;}
if(data.document === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"}); errors++;}
if(data.value === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"}); errors++;}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "document")) || (key0 === "value"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.kind !== undefined){
if("report" !== data.kind){(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant"}); errors++;}
}
if(data.guild_id !== undefined){
let data0 = data.guild_id;
if(typeof data0 === "string"){
if(data0.length > 19){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}); errors++;}
if(!pattern_ae646ec7.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/guild_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(data0.length > 30){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}); errors++;}
if(!pattern_d47e912f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.document !== undefined){
let data0 = data.document;
if(typeof data0 === "string"){
if(data0.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/document",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;}
if(!pattern_e3e5021a.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/document",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+\\.[A-Za-z0-9]+$"},message:"must match pattern \""+"^[A-Za-z0-9]+\\.[A-Za-z0-9]+$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/document",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.value !== undefined){
let data0 = data.value;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate15.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "message"){
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
else if(tag0 === "voice"){
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
else if(tag0 === "command"){
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
else if(tag0 === "farming"){
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
else if(tag0 === "daily_claim"){
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
else if(tag0 === "blackjack_game"){
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
else if(tag0 === "lottery_entry"){
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
else if(tag0 === "lottery_win"){
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else if(tag0 === "member_join"){
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
else if(tag0 === "member_leave"){
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
else if(tag0 === "balance"){
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
else if(tag0 === "member"){
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
else if(tag0 === "snapshot"){
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
else if(tag0 === "report"){
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
else {(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}); errors++;}
}
else {(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}); errors++;}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate1.errors = vErrors;
return errors === 0;
}


function validate_validate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch_id === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "batch_id"},message:"must have required property '"+"batch_id"+"'"}); errors++;}
if(data.events === undefined){(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"}); errors++;}
for(const key0 in data){
if(!((key0 === "batch_id") || (key0 === "events"))){(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}); errors++;}
}
if(data.batch_id !== undefined){
let data0 = data.batch_id;
if(typeof data0 === "string"){
if(data0.length > 64){(vErrors ??= []).push({instancePath:instancePath+"/batch_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;}
if(!pattern_828df21f.test(data0)){(vErrors ??= []).push({instancePath:instancePath+"/batch_id",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}); errors++;}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/batch_id",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;}
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 5000){(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}); errors++;}
if(data0.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;}
}
}
else {(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"}); errors++;}
validate_validate.errors = vErrors;
return errors === 0;
}
