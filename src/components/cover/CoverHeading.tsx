import { PageHeading, type PageHeadingProps } from '@/components/PageHeading';
import { Cover, type CoverOf } from './Cover';

/** Head of the page of an item that has a cover, drawn or chosen. */
export const CoverHeading = ({ cover, ...heading }: Omit<PageHeadingProps, 'frame'> & { cover: CoverOf }) => (
  <PageHeading
    {...heading}
    frame={(words) => (
      <Cover of={cover} large>
        {words}
      </Cover>
    )}
  />
);
