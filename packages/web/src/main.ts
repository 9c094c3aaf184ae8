import { mount } from 'svelte';
import './ui/base.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without a service worker the page works, but not offline.
  navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
}
