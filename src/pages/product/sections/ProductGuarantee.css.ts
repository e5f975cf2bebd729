import { style } from '@vanilla-extract/css'

export const noticePicture = style({ maxWidth: '100%', height: 'auto' })
