// Made by `npm run generate` from schemas/. Do not edit.

export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["batch_id","events"],"properties":{"batch_id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$","maxLength":64},"events":{"type":"array","minItems":1,"maxItems":5000,"items":{"$ref":"#/definitions/event"}}},"definitions":{"id":{"type":"string","pattern":"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$","maxLength":19},"time":{"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$","maxLength":30},"amount":{"type":"number","minimum":0,"maximum":100000000000,"multipleOf":0.01},"lotteryId":{"type":"string","minLength":1,"maxLength":64},"event":{"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/definitions/message"},{"$ref":"#/definitions/voice"},{"$ref":"#/definitions/command"},{"$ref":"#/definitions/farming"},{"$ref":"#/definitions/daily_claim"},{"$ref":"#/definitions/blackjack_game"},{"$ref":"#/definitions/lottery_entry"},{"$ref":"#/definitions/lottery_win"},{"$ref":"#/definitions/member_join"},{"$ref":"#/definitions/member_leave"},{"$ref":"#/definitions/balance"},{"$ref":"#/definitions/member"},{"$ref":"#/definitions/snapshot"},{"$ref":"#/definitions/report"}]},"message":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","rewarded"],"properties":{"kind":{"const":"message"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"rewarded":{"type":"boolean"}}},"voice":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","minutes"],"properties":{"kind":{"const":"voice"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"minutes":{"type":"integer","minimum":1,"maximum":1440}}},"command":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","command"],"properties":{"kind":{"const":"command"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"command":{"type":"string","minLength":1,"maxLength":32}}},"farming":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","type","amount"],"properties":{"kind":{"const":"farming"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"type":{"type":"string","enum":["VOICE","AFK","MESSAGE"]},"amount":{"$ref":"#/definitions/amount"}}},"daily_claim":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","amount","streak"],"properties":{"kind":{"const":"daily_claim"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"amount":{"$ref":"#/definitions/amount"},"streak":{"type":"integer","minimum":1,"maximum":1000000000}}},"blackjack_game":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","bet","payout","outcome","seconds"],"properties":{"kind":{"const":"blackjack_game"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"bet":{"$ref":"#/definitions/amount"},"payout":{"$ref":"#/definitions/amount"},"outcome":{"type":"string","enum":["win","blackjack","push","loss","bust"]},"seconds":{"type":"integer","minimum":0,"maximum":1000000000}}},"lottery_entry":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","lottery_id","tickets"],"properties":{"kind":{"const":"lottery_entry"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"lottery_id":{"$ref":"#/definitions/lotteryId"},"tickets":{"type":"integer","minimum":1,"maximum":1000000000}}},"lottery_win":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","lottery_id","prize"],"properties":{"kind":{"const":"lottery_win"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"lottery_id":{"$ref":"#/definitions/lotteryId"},"prize":{"$ref":"#/definitions/amount"}}},"member_join":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","inviter_id"],"properties":{"kind":{"const":"member_join"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"inviter_id":{"type":["string","null"],"pattern":"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$","maxLength":19}}},"member_leave":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id"],"properties":{"kind":{"const":"member_leave"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"}}},"balance":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","primary","secondary"],"properties":{"kind":{"const":"balance"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"primary":{"$ref":"#/definitions/amount"},"secondary":{"$ref":"#/definitions/amount"}}},"member":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","username","avatar"],"properties":{"kind":{"const":"member"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"username":{"type":"string","minLength":1,"maxLength":32},"avatar":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^\\w+$"}}},"snapshot":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","total_members","voice_users_online"],"properties":{"kind":{"const":"snapshot"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"total_members":{"type":"integer","minimum":0,"maximum":1000000000},"voice_users_online":{"type":"integer","minimum":0,"maximum":1000000000}}},"report":{"type":"object","additionalProperties":false,"required":["kind","guild_id","at","document","value"],"properties":{"kind":{"const":"report"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"document":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9]+\\.[A-Za-z0-9]+$"},"value":{"type":"object","additionalProperties":true}}}}};
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
const schema1 = {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/definitions/message"},{"$ref":"#/definitions/voice"},{"$ref":"#/definitions/command"},{"$ref":"#/definitions/farming"},{"$ref":"#/definitions/daily_claim"},{"$ref":"#/definitions/blackjack_game"},{"$ref":"#/definitions/lottery_entry"},{"$ref":"#/definitions/lottery_win"},{"$ref":"#/definitions/member_join"},{"$ref":"#/definitions/member_leave"},{"$ref":"#/definitions/balance"},{"$ref":"#/definitions/member"},{"$ref":"#/definitions/snapshot"},{"$ref":"#/definitions/report"}]};
const schema2 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","rewarded"],"properties":{"kind":{"const":"message"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"rewarded":{"type":"boolean"}}};
const schema3 = {"type":"string","pattern":"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$","maxLength":19};
const schema4 = {"type":"string","pattern":"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$","maxLength":30};
const pattern1 = new RegExp("^([1-9][0-9]{0,17}|[1-8][0-9]{18})$", "u");
const pattern2 = new RegExp("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rewarded === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rewarded"},message:"must have required property '"+"rewarded"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "rewarded"))){
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
if(data.kind !== undefined){
if("message" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "message"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err13 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rewarded !== undefined){
if(typeof data.rewarded !== "boolean"){
const err16 = {instancePath:instancePath+"/rewarded",schemaPath:"#/properties/rewarded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","minutes"],"properties":{"kind":{"const":"voice"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"minutes":{"type":"integer","minimum":1,"maximum":1440}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.minutes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minutes"},message:"must have required property '"+"minutes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "minutes"))){
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
if(data.kind !== undefined){
if("voice" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "voice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err13 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.minutes !== undefined){
let data4 = data.minutes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1440 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","command"],"properties":{"kind":{"const":"command"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"command":{"type":"string","minLength":1,"maxLength":32}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.command === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "command"))){
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
if(data.kind !== undefined){
if("command" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "command"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err13 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.command !== undefined){
let data4 = data.command;
if(typeof data4 === "string"){
if(data4.length > 32){
const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err18 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","type","amount"],"properties":{"kind":{"const":"farming"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"type":{"type":"string","enum":["VOICE","AFK","MESSAGE"]},"amount":{"$ref":"#/definitions/amount"}}};
const schema18 = {"type":"number","minimum":0,"maximum":100000000000,"multipleOf":0.01};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.amount === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "type")) || (key0 === "amount"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if("farming" !== data.kind){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "farming"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data4 === "VOICE") || (data4 === "AFK")) || (data4 === "MESSAGE"))){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.amount !== undefined){
let data5 = data.amount;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000000 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 !== Math.round(data5 * 100) / 100 && Math.abs(data5 * 100 - Math.round(data5 * 100)) > 0.0001){
const err21 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
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
const err22 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
validate5.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","amount","streak"],"properties":{"kind":{"const":"daily_claim"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"amount":{"$ref":"#/definitions/amount"},"streak":{"type":"integer","minimum":1,"maximum":1000000000}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.streak === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streak"},message:"must have required property '"+"streak"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "amount")) || (key0 === "streak"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if("daily_claim" !== data.kind){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "daily_claim"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.amount !== undefined){
let data4 = data.amount;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 !== Math.round(data4 * 100) / 100 && Math.abs(data4 * 100 - Math.round(data4 * 100)) > 0.0001){
const err19 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/amount",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.streak !== undefined){
let data5 = data.streak;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err21 = {instancePath:instancePath+"/streak",schemaPath:"#/properties/streak/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/streak",schemaPath:"#/properties/streak/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/streak",schemaPath:"#/properties/streak/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","bet","payout","outcome","seconds"],"properties":{"kind":{"const":"blackjack_game"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"bet":{"$ref":"#/definitions/amount"},"payout":{"$ref":"#/definitions/amount"},"outcome":{"type":"string","enum":["win","blackjack","push","loss","bust"]},"seconds":{"type":"integer","minimum":0,"maximum":1000000000}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.bet === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bet"},message:"must have required property '"+"bet"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.payout === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payout"},message:"must have required property '"+"payout"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.outcome === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.seconds === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "bet")) || (key0 === "payout")) || (key0 === "outcome")) || (key0 === "seconds"))){
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
if(data.kind !== undefined){
if("blackjack_game" !== data.kind){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "blackjack_game"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data1)){
const err11 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data2)){
const err14 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern1.test(data3)){
const err17 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err18 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.bet !== undefined){
let data4 = data.bet;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000000 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/bet",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/bet",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 !== Math.round(data4 * 100) / 100 && Math.abs(data4 * 100 - Math.round(data4 * 100)) > 0.0001){
const err21 = {instancePath:instancePath+"/bet",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
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
const err22 = {instancePath:instancePath+"/bet",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.payout !== undefined){
let data5 = data.payout;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000000 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/payout",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/payout",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5 !== Math.round(data5 * 100) / 100 && Math.abs(data5 * 100 - Math.round(data5 * 100)) > 0.0001){
const err25 = {instancePath:instancePath+"/payout",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/payout",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.outcome !== undefined){
let data6 = data.outcome;
if(typeof data6 !== "string"){
const err27 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((((data6 === "win") || (data6 === "blackjack")) || (data6 === "push")) || (data6 === "loss")) || (data6 === "bust"))){
const err28 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema24.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.seconds !== undefined){
let data7 = data.seconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000000 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","lottery_id","tickets"],"properties":{"kind":{"const":"lottery_entry"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"lottery_id":{"$ref":"#/definitions/lotteryId"},"tickets":{"type":"integer","minimum":1,"maximum":1000000000}}};
const schema34 = {"type":"string","minLength":1,"maxLength":64};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lottery_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_id"},message:"must have required property '"+"lottery_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tickets === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tickets"},message:"must have required property '"+"tickets"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "lottery_id")) || (key0 === "tickets"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if("lottery_entry" !== data.kind){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "lottery_entry"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lottery_id !== undefined){
let data4 = data.lottery_id;
if(typeof data4 === "string"){
if(data4.length > 64){
const err17 = {instancePath:instancePath+"/lottery_id",schemaPath:"#/definitions/lotteryId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/lottery_id",schemaPath:"#/definitions/lotteryId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/lottery_id",schemaPath:"#/definitions/lotteryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.tickets !== undefined){
let data5 = data.tickets;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/tickets",schemaPath:"#/properties/tickets/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/tickets",schemaPath:"#/properties/tickets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/tickets",schemaPath:"#/properties/tickets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validate8.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","lottery_id","prize"],"properties":{"kind":{"const":"lottery_win"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"lottery_id":{"$ref":"#/definitions/lotteryId"},"prize":{"$ref":"#/definitions/amount"}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lottery_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lottery_id"},message:"must have required property '"+"lottery_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.prize === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prize"},message:"must have required property '"+"prize"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "lottery_id")) || (key0 === "prize"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if("lottery_win" !== data.kind){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "lottery_win"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lottery_id !== undefined){
let data4 = data.lottery_id;
if(typeof data4 === "string"){
if(data4.length > 64){
const err17 = {instancePath:instancePath+"/lottery_id",schemaPath:"#/definitions/lotteryId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/lottery_id",schemaPath:"#/definitions/lotteryId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/lottery_id",schemaPath:"#/definitions/lotteryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.prize !== undefined){
let data5 = data.prize;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/prize",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/prize",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 !== Math.round(data5 * 100) / 100 && Math.abs(data5 * 100 - Math.round(data5 * 100)) > 0.0001){
const err22 = {instancePath:instancePath+"/prize",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/prize",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","inviter_id"],"properties":{"kind":{"const":"member_join"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"inviter_id":{"type":["string","null"],"pattern":"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$","maxLength":19}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.inviter_id === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inviter_id"},message:"must have required property '"+"inviter_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "inviter_id"))){
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
if(data.kind !== undefined){
if("member_join" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "member_join"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err13 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.inviter_id !== undefined){
let data4 = data.inviter_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/inviter_id",schemaPath:"#/properties/inviter_id/type",keyword:"type",params:{type: schema41.properties.inviter_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 19){
const err17 = {instancePath:instancePath+"/inviter_id",schemaPath:"#/properties/inviter_id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern1.test(data4)){
const err18 = {instancePath:instancePath+"/inviter_id",schemaPath:"#/properties/inviter_id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id"],"properties":{"kind":{"const":"member_leave"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if("member_leave" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "member_leave"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err6 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern2.test(data2)){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err12 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","primary","secondary"],"properties":{"kind":{"const":"balance"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"primary":{"$ref":"#/definitions/amount"},"secondary":{"$ref":"#/definitions/amount"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.primary === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.secondary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secondary"},message:"must have required property '"+"secondary"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "primary")) || (key0 === "secondary"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if("balance" !== data.kind){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "balance"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.primary !== undefined){
let data4 = data.primary;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000000000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/primary",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/primary",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 !== Math.round(data4 * 100) / 100 && Math.abs(data4 * 100 - Math.round(data4 * 100)) > 0.0001){
const err19 = {instancePath:instancePath+"/primary",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/primary",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.secondary !== undefined){
let data5 = data.secondary;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000000000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/secondary",schemaPath:"#/definitions/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000},message:"must be <= 100000000000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/secondary",schemaPath:"#/definitions/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5 !== Math.round(data5 * 100) / 100 && Math.abs(data5 * 100 - Math.round(data5 * 100)) > 0.0001){
const err23 = {instancePath:instancePath+"/secondary",schemaPath:"#/definitions/amount/multipleOf",keyword:"multipleOf",params:{ multipleOf: 0.01 },message:""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/secondary",schemaPath:"#/definitions/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","user_id","username","avatar"],"properties":{"kind":{"const":"member"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"user_id":{"$ref":"#/definitions/id"},"username":{"type":"string","minLength":1,"maxLength":32},"avatar":{"type":["string","null"],"minLength":1,"maxLength":64,"pattern":"^\\w+$"}}};
const pattern38 = new RegExp("^\\w+$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user_id === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.username === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.avatar === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "avatar"},message:"must have required property '"+"avatar"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "user_id")) || (key0 === "username")) || (key0 === "avatar"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
if("member" !== data.kind){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "member"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
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
const err10 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(typeof data3 === "string"){
if(data3.length > 19){
const err14 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/user_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.username !== undefined){
let data4 = data.username;
if(typeof data4 === "string"){
if(data4.length > 32){
const err17 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.avatar !== undefined){
let data5 = data.avatar;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema55.properties.avatar.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 64){
const err21 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.length < 1){
const err22 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern38.test(data5)){
const err23 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^\\w+$"},message:"must match pattern \""+"^\\w+$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema59 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","total_members","voice_users_online"],"properties":{"kind":{"const":"snapshot"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"total_members":{"type":"integer","minimum":0,"maximum":1000000000},"voice_users_online":{"type":"integer","minimum":0,"maximum":1000000000}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total_members === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_members"},message:"must have required property '"+"total_members"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.voice_users_online === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_users_online"},message:"must have required property '"+"voice_users_online"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "total_members")) || (key0 === "voice_users_online"))){
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
if(data.kind !== undefined){
if("snapshot" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "snapshot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.total_members !== undefined){
let data3 = data.total_members;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/total_members",schemaPath:"#/properties/total_members/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/total_members",schemaPath:"#/properties/total_members/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/total_members",schemaPath:"#/properties/total_members/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.voice_users_online !== undefined){
let data4 = data.voice_users_online;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/voice_users_online",schemaPath:"#/properties/voice_users_online/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/voice_users_online",schemaPath:"#/properties/voice_users_online/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/voice_users_online",schemaPath:"#/properties/voice_users_online/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema62 = {"type":"object","additionalProperties":false,"required":["kind","guild_id","at","document","value"],"properties":{"kind":{"const":"report"},"guild_id":{"$ref":"#/definitions/id"},"at":{"$ref":"#/definitions/time"},"document":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9]+\\.[A-Za-z0-9]+$"},"value":{"type":"object","additionalProperties":true}}};
const pattern43 = new RegExp("^[A-Za-z0-9]+\\.[A-Za-z0-9]+$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.guild_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guild_id"},message:"must have required property '"+"guild_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.document === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "guild_id")) || (key0 === "at")) || (key0 === "document")) || (key0 === "value"))){
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
if(data.kind !== undefined){
if("report" !== data.kind){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.guild_id !== undefined){
let data1 = data.guild_id;
if(typeof data1 === "string"){
if(data1.length > 19){
const err7 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"},message:"must match pattern \""+"^([1-9][0-9]{0,17}|[1-8][0-9]{18})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/guild_id",schemaPath:"#/definitions/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(data2.length > 30){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/definitions/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.document !== undefined){
let data3 = data.document;
if(typeof data3 === "string"){
if(data3.length > 64){
const err13 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern43.test(data3)){
const err14 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]+\\.[A-Za-z0-9]+$"},message:"must match pattern \""+"^[A-Za-z0-9]+\\.[A-Za-z0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err16 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
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
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_id"},message:"must have required property '"+"batch_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "batch_id") || (key0 === "events"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.batch_id !== undefined){
let data0 = data.batch_id;
if(typeof data0 === "string"){
if(data0.length > 64){
const err3 = {instancePath:instancePath+"/batch_id",schemaPath:"#/properties/batch_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/batch_id",schemaPath:"#/properties/batch_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/batch_id",schemaPath:"#/properties/batch_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 5000){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
