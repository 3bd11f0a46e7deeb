const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
const percent = (share) => `${(share * 100).toFixed(1)} %`;

const figure = (file, caption) =>
  `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${escaped(caption)}</figcaption></figure>`;

const shotRow = ({ name, file, accepted, mockup, difference, faults }) => `
<section data-changed="${difference > 0}" data-faulty="${faults.length > 0}">
<h3>${escaped(name)} <small>${difference === 1 ? 'new' : difference > 0 ? `changed: ${percent(difference)}` : 'as accepted'}</small></h3>
${faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>` : ''}
<div>${figure(file, 'now')}${accepted ? figure(accepted, 'accepted') : ''}${mockup ? figure(mockup, 'mockup') : ''}</div>
</section>`;

/** One page with all pictures, each beside what was accepted and what was designed. */
export const galleryPage = (shots) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
body { margin: 24px; font: 14px/1.5 system-ui; }
section { border-top: 1px solid #999; }
section div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
figure { margin: 0 0 16px; }
img { width: 420px; border: 1px solid #ccc; }
li { color: #a61d24; }
#changed:checked ~ main section[data-changed="false"], #faulty:checked ~ main section[data-faulty="false"] { display: none; }
</style>
<h1>${shots.length} screens, ${shots.filter(({ difference }) => difference > 0).length} changed, ${shots.filter(({ faults }) => faults.length > 0).length} with faults</h1>
<input type="checkbox" id="changed"><label for="changed">only changed</label>
<input type="checkbox" id="faulty"><label for="faulty">only with faults</label>
<main>${shots.map(shotRow).join('')}</main></html>
`;
