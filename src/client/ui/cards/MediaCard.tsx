import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hairline } from '../layout/layout'
import { CardActions } from './CardActions'

interface MediaCardProps {
  title: string
  to: string
  picture: string | null
  standIn?: ReactNode
  onOpen?: { label: string; run: () => void } | undefined
  above?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

const Card = styled('article')(({ theme, theme: { vars, spacing, typography } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: hairline(theme),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: vars.palette.surface.border, boxShadow: '0 4px 16px rgb(0 0 0 / 0.10)' },
  '& > .picture': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '16 / 10',
    padding: 0,
    border: 0,
    borderBottom: hairline(theme),
    background: vars.palette.surface.sunken,
    color: vars.palette.text.secondary,
    overflow: 'hidden',
    textDecoration: 'none',
  },
  '& > button.picture': { cursor: 'zoom-in' },
  '& > .picture:focus-visible': { outlineOffset: -3 },
  '& > .picture > img': {
    width: '100%',
    height: '100%',
    minHeight: 0,
    objectFit: 'cover',
    objectPosition: 'top',
  },
  '& > .body': { flex: 1, display: 'flex', flexDirection: 'column', gap: 4, padding: spacing(1.5, 2) },
  '& > .body > .above': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& > .body > h2': { ...typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > .body > h2 > a': { color: vars.palette.text.primary, textDecoration: 'none' },
  '& > .body > h2 > a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > .body > .text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    margin: 0,
    fontSize: typography.pxToRem(14),
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}))

export function MediaCard(props: MediaCardProps) {
  const { title, to, picture, standIn, onOpen, above, children, actions } = props
  const shown = picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : standIn
  return (
    <Card>
      {onOpen ? (
        <button type="button" className="picture" aria-label={onOpen.label} onClick={onOpen.run}>
          {shown}
        </button>
      ) : (
        // The title is a link to the same place, so the keyboard and screen readers skip this one.
        <Link className="picture" to={to} tabIndex={-1} aria-hidden>
          {shown}
        </Link>
      )}
      <div className="body">
        {above && <div className="above">{above}</div>}
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        {children && <p className="text">{children}</p>}
      </div>
      {actions && <CardActions>{actions}</CardActions>}
    </Card>
  )
}
