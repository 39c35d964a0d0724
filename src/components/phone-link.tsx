import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type PhoneLinkProps = {
  phone: { phoneNumber: string; phoneString: string };
  className?: string | undefined;
  hasIcon?: boolean;
  'aria-label'?: string;
  children?: ReactNode;
};

export function PhoneLink({ phone, hasIcon, children, ...link }: PhoneLinkProps) {
  return (
    <a {...link} href={`tel:${phone.phoneNumber}`}>
      {hasIcon && <Icon name="phone" />}
      {children ?? phone.phoneString}
    </a>
  );
}
