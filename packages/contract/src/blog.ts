import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const blogEndpoints = {
  subscribeArticles: endpoint({
    method: 'GET',
    path: '/api/blog.rss',
    access: 'anyone',
    summary: 'The articles of the blog for feed readers, as RSS 2.0',
    perMinute: 60,
    isCompressed: true,
    hasEtag: true,
    reply: z.string(),
    fileTypes: ['application/rss+xml'],
  }),
};
