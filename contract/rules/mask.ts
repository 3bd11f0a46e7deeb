/** Masked forms in which contact details leave the service (req:calls-basic-info). Empty stays empty. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** First and last character of the local part: `l***n@example.cn`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  return `${email.charAt(0)}***${email.charAt(at - 1)}${email.slice(at)}`;
};

/** First character, then one star for each other (`沈**`). */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(rest.length);
};
