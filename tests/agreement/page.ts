import type { Release, Validators } from '#engine';
import { decideInBrowser } from './browserSide.ts';
import { type PackedCalls, unpackCalls } from './packCalls.ts';

interface Task {
  readonly release: Release;
  readonly calls: PackedCalls;
}

const address = '/validators.js';
const { default: validators }: { readonly default: Validators } = await import(/* @vite-ignore */ address);
const response = await fetch('/task.json');
const { release, calls }: Task = await response.json();
document.body.textContent = JSON.stringify(
  unpackCalls(calls).map((sending) => decideInBrowser(sending, { release, validators })),
);
document.body.dataset['done'] = 'true';
