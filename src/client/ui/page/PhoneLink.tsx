import { styled } from '@mui/material/styles'
import { formatPhone } from '@contract/domain/phone'

const Call = styled('a')(({ theme: { vars } }) => ({
  color: vars.palette.primary.main,
  whiteSpace: 'nowrap',
  textUnderlineOffset: 3,
  fontVariantNumeric: 'tabular-nums',
}))

/** Ten digits, Mexican: +52 lets it be called from abroad. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Call href={`tel:+52${phone}`}>{formatPhone(phone)}</Call>
}
