import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { paper } from '../../../ui/layout/layout'

export const CardLink = styled(Link)(({ theme, theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  ...paper(theme),
  color: vars.palette.text.primary,
  textDecoration: 'none',
  transition: 'border-color 120ms, transform 120ms, box-shadow 120ms',
  '&:hover': {
    borderColor: vars.palette.primary.main,
    transform: 'translateY(-2px)',
    boxShadow: `0 6px 16px color-mix(in srgb, ${vars.palette.common.black} 12%, transparent)`,
  },
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none', '&:hover': { transform: 'none' } },
  '& .words': {
    display: 'grid',
    gap: spacing(0.5),
    padding: spacing(1.75, 2),
    overflowWrap: 'anywhere',
  },
  '& strong': { ...typography.h3, margin: 0 },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
}))

export const DEFAULT_IMAGE = '/departamento.svg'

const Frame = styled('span')(({ theme: { vars } }) => ({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.palette.surface.neutralSoft,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '& > img.default': { objectFit: 'cover' },
}))

/** Never cropped. Without alternative text: the name is written beside it. */
export function DepartmentPicture({ url }: { url: string | null }) {
  return (
    <Frame className="picture">
      <img
        className={url ? '' : 'default'}
        src={url ?? DEFAULT_IMAGE}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </Frame>
  )
}
