import { shareSite } from './drivers/site.ts';

// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default shareSite;
