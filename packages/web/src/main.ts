import { mount } from 'svelte';
import './ui/base.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page works all the same, only not offline.
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
}
