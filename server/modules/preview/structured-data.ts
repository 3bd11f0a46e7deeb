import type { PreviewImage } from '@server/pages/page-preview';
import type { Asked, Step, Thing } from './page-thing';
import type { PageFacts } from './preview-source';

interface Place {
  siteName: string;
  publicOrigin: string;
  image: PreviewImage | null;
}

const organization = (name: string) => ({ '@type': 'Organization', name });

const HEADLINE_MAX = 110;

const articleOf = ({ title, description, canonical, times }: PageFacts, publisher: string, place: Place) => ({
  '@type': 'Article',
  headline: [...title].slice(0, HEADLINE_MAX).join(''),
  description,
  ...(times && { datePublished: times.published, dateModified: times.changed }),
  ...(place.image && { image: place.image.url }),
  inLanguage: 'zh-CN',
  author: organization(publisher),
  publisher: organization(place.siteName),
  mainEntityOfPage: `${place.publicOrigin}${canonical}`,
});

const questionsOf = (asked: readonly Asked[]) => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const courseOf = ({ title, description, canonical }: PageFacts, provider: string, place: Place) => ({
  '@type': 'Course',
  name: title,
  description,
  provider: organization(provider),
  inLanguage: 'zh-CN',
  url: `${place.publicOrigin}${canonical}`,
});

const thingOf = (facts: PageFacts, thing: Thing, place: Place) => {
  if (thing.type === 'questions') return questionsOf(thing.asked);
  if (thing.type === 'course') return courseOf(facts, thing.provider, place);
  return articleOf(facts, thing.publisher ?? place.siteName, place);
};

const trailOf = ({ title, canonical }: PageFacts, above: readonly Step[], { publicOrigin }: Place) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: '首页', path: '/' }, ...above, { title, path: canonical }].map(
    (step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: `${publicOrigin}${step.path}`,
    }),
  ),
});

/** Structured data for search engines (JSON-LD); null if there is nothing to add to the page's text. */
export const structuredData = (facts: PageFacts, place: Place): object | null => {
  if (facts.isGone) return null;
  const { thing, above } = facts;
  const things = [
    ...(thing ? [thingOf(facts, thing, place)] : []),
    ...(above ? [trailOf(facts, above, place)] : []),
  ];
  if (things.length === 0) return null;
  return { '@context': 'https://schema.org', '@graph': things };
};
