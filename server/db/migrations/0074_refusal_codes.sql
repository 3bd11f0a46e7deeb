-- Why a file was refused is kept as its code; the sentence is made where it is read, in the reader's language.
update file
set refusal = case
  when refusal like '%超过 20 MB%' then 'tooBig'
  when refusal like '仅支持%' then 'type'
  when refusal like '%是空文件%' then 'empty'
  when refusal like '%扩展名不一致%' then 'extension'
  when refusal like '%打开密码%' then 'encrypted'
  when refusal like '%含有病毒%' then 'infected'
  when refusal like '个人上传空间%' then 'quota'
  when refusal like '服务器存储空间%' then 'storage'
  else 'damaged'
end
where refusal is not null;
