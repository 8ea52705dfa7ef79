import { styled } from '@mui/material/styles'
import Markdown from 'markdown-to-jsx/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as paths from '@contract/domain/screenPaths'

const Frame = styled('article')(({ theme: { vars, spacing, typography } }) => ({
  maxWidth: 760,
  overflowWrap: 'anywhere',
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
  '& h2': { ...typography.h3, margin: spacing(4, 0, 1), scrollMarginTop: spacing(9) },
  '& h3': {
    ...typography.body1,
    fontWeight: 600,
    margin: spacing(2, 0, 0.5),
    scrollMarginTop: spacing(9),
  },
  '& p': { margin: spacing(0, 0, 1.5) },
  '& ol, & ul': { margin: spacing(0, 0, 1.5), paddingLeft: spacing(3) },
  '& li': { padding: spacing(0.25, 0) },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    margin: spacing(1, 0),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
  },
  '& pre': {
    overflowX: 'auto',
    padding: spacing(1.5),
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.infoSoft,
  },
  '& code': { fontFamily: 'monospace', fontSize: '0.92em' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', margin: spacing(0, 0, 1.5) },
  '& th, & td': {
    padding: spacing(0.5, 1.5, 0.5, 0),
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
}))

/** As GitHub makes anchors, so that links between guides work in both places. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')

function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  const guide = /^(?:([a-z-]+)\.md)?(#.+)?$/.exec(href)
  if (guide) return <Link to={`${guide[1] ? paths.guide(guide[1]) : ''}${guide[2] ?? ''}`}>{children}</Link>
  if (!href.startsWith('https://')) return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** px, fixed so that the text does not move when a picture loads. */
export const PICTURE = { width: 1024, height: 648 }

function Picture({ src = '', alt }: ComponentProps<'img'>) {
  return (
    <img
      src={src.replace(/^imagenes\//, paths.guidePictures)}
      alt={alt}
      width={PICTURE.width}
      height={PICTURE.height}
      loading="lazy"
    />
  )
}

const OPTIONS: NonNullable<ComponentProps<typeof Markdown>['options']> = {
  disableParsingRawHTML: true,
  wrapper: Frame,
  forceWrapper: true,
  forceBlock: true,
  slugify: anchorOf,
  overrides: {
    a: TextLink,
    img: Picture,
    h2: { props: { tabIndex: -1 } },
    h3: { props: { tabIndex: -1 } },
  },
}

export function MarkdownText({ text }: { text: string }) {
  return <Markdown options={OPTIONS}>{text.replace(/^# .*\n+/, '')}</Markdown>
}
