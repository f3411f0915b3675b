import { createContext } from 'react';

/** Whether the owner looks at the page before it is published: it leads nowhere and offers nothing. */
export const PreviewContext = createContext(false);
