import { site } from './src/site/site.ts';
import { pagePath } from './src/blocks/paths.ts';
const n:Record<string,number>={}; const ex:string[]=[];
for (const p of site().pages){ const d=p.doc(); const k=`${p.kind??p.path.split('/')[1]} ${p.lang}`; const add=(w:string)=>{n[`${w} ${k}`]=(n[`${w} ${k}`]??0)+1; if(n[`${w} ${k}`]!<4) ex.push(`${w} ${pagePath(p)} ${w.startsWith('T')?d.title:d.description}`)};
 if(d.title.length>60) add('T>60'); if(d.description.length>155) add('D>155'); if(d.description.length<70) add('D<70'); add('all');}
console.log(n); ex.filter(e=>!e.startsWith('all')).forEach(e=>console.log(e.slice(0,260)));
