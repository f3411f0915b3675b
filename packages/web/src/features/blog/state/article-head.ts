import type { PublicConfig } from '@fahrtwind/contract';
import { articlePath } from '@fahrtwind/domain';
import { changedOn, type Article } from './article-index.ts';

type Operator = PublicConfig['operator'];

/** Head data of an article: its own words, and what search engines read of it. */
export function articleHead(article: Article) {
  const { title, summary, tags, place } = article;
  return {
    title,
    description: summary,
    keywords: [...tags, ...(place === null ? [] : [place]), 'Roadtrip'].join(', '),
    jsonLd: (url: (path: string) => string, operator: Operator) => {
      const address = url(articlePath(article));
      const organisation = organisationOf(url, operator);
      return {
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        inLanguage: article.language,
        url: address,
        mainEntityOfPage: address,
        image: url('/share.png'),
        datePublished: article.date,
        dateModified: changedOn(article),
        keywords: tags.join(', '),
        timeRequired: `PT${article.minutes}M`,
        ...(place !== null && { contentLocation: { '@type': 'Place', name: place } }),
        author: organisation,
        publisher: organisation,
      };
    },
  };
}

/** The operator stands for the editors; the product's name where no operator is configured. */
function organisationOf(url: (path: string) => string, { name, email }: Operator) {
  return {
    '@type': 'Organization',
    name: name === '' ? 'Fahrtwind' : name,
    url: url('/'),
    ...(email !== '' && { email }),
  };
}
