import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './picture.tsx';
import './page-top.css';

type PictureTopProps = {
  className: string;
  title: string;
  lead: string;
  picture: PictureProps['picture'];
  children?: ReactNode;
};

/** The top of an inner page: its heading beside its drawing. */
export function PictureTop({ className, title, lead, picture, children }: PictureTopProps) {
  return (
    <section className={`page-top ${className}`}>
      <div className="container page-top__content">
        <div className="page-top__text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="page-top__art">
          <Picture picture={picture} eager />
        </div>
      </div>
    </section>
  );
}
