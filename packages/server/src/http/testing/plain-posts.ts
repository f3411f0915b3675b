import { AppError } from '../app-error.ts';

const gone = async (): Promise<never> => {
  throw new AppError('object-not-found');
};
const noLikes = async () => ({ likeCount: 0, isLiked: false });

/** A community without a post. */
export const plainPostHandlers = {
  listPosts: async () => ({ posts: [], next: null, count: 0, hasMore: false }),
  listPostCountries: async () => ({ countries: [] }),
  listRouteIdeas: async () => ({ ideas: [] }),
  subscribePosts: async () => '',
  subscribeArticles: async () => '',
  findSimilarPosts: async () => ({ posts: [] }),
  getPost: gone,
  listAnswers: async () => ({ answers: [], nextAnswers: null }),
  createPost: gone,
  changePost: gone,
  deletePost: async () => ({}),
  likePost: noLikes,
  unlikePost: noLikes,
  savePost: async () => ({}),
  unsavePost: async () => ({}),
  setThread: async () => ({ thread: 'default' as const }),
  setBestAnswer: async () => ({ bestAnswerId: null }),
  createAnswer: gone,
  changeAnswer: gone,
  deleteAnswer: async () => ({}),
  likeAnswer: noLikes,
  unlikeAnswer: noLikes,
};
